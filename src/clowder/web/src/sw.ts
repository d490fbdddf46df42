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
  else if (KEPT.includes(address.pathname)) event.respondWith(fromShell(request));
});

/** A tap on "it is your turn" leads to the tab of that table, or opens one. */
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    (async () => {
      const path = `/table/${notification.tag}`;
      const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = tabs.find((tab) => new URL(tab.url).pathname === path);
      await (there ? there.focus() : worker.clients.openWindow(path));
    })(),
  );
});

/** A page comes from the server, so that nobody sees an old one; without a network, from the shell. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

export {};
