/** Made by plugins/texts.ts when the client is built. */
declare module "virtual:texts" {
  /** For each language, what loads the texts that belong to no game. */
  const texts: Record<string, () => Promise<{ default: string[] }>>;
  export default texts;
}
