/** The service worker: the shell, the texts and the rules pages are there without a network; tables need the server. */
declare const KEPT: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;

const NAME = "clowder-shell";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(NAME);
      await shell.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(NAME);
      const wanted = new Set(KEPT);
      for (const request of await shell.keys()) if (!wanted.has(new URL(request.url).pathname)) await shell.delete(request);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (KEPT.includes(address.pathname)) event.respondWith(kept(request));
});

/** A page comes from the server, so that nobody sees an old one; without a network, from the shell. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

export {};
