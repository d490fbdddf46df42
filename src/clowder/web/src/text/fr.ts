/** The shared texts in French, as one chunk. */
export default Object.values(
  import.meta.glob<string>("../../../text/fr/{shared,web*}.ftl", { eager: true, query: "?raw", import: "default" }),
);
