/** The shared texts in English, as one chunk. */
export default Object.values(
  import.meta.glob<string>("../../../text/en/{shared,web*}.ftl", { eager: true, query: "?raw", import: "default" }),
);
