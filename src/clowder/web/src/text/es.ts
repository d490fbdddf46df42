/** The shared texts in Spanish, as one chunk. */
export default Object.values(
  import.meta.glob<string>("../../../text/es/{shared,web*}.ftl", { eager: true, query: "?raw", import: "default" }),
);
