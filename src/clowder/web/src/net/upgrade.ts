/** The server was upgraded under an open page: the parts that the page has not loaded yet are gone, and it is loaded anew. */
const KEY = "clowder.loaded-anew";
/** Not again within so many milliseconds: if it did not help, it will not. */
const ONCE_IN = 60_000;

/** If the server is there, though a part of the page is not. */
export async function loadAnew(): Promise<void> {
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok && notJustDone()) location.reload();
}

function notJustDone(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // nothing can be noted: rather not than for ever
  }
}
