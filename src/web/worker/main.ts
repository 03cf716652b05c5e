import { precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

/**
 * Opens the daily round in kennels without signal (decision 0087). It is registered by that screen alone, at home under
 * /admin, and deleted at sign-out. Of people it keeps the document, which says who is signed in, and small pictures of
 * animals; what was read and done is kept by the screens themselves (`platform/unsent`), and no call goes through it.
 */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
declare const self: {
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
/** The files of the screens that open without signal, and the script that their document begins with, by the build. */
declare const ROUND_FILES: readonly string[];
declare const ROUND_SCRIPT: string;

/** A document belongs to a version of the files: an old one never asks for new files that are not there. */
const DOCUMENTS = `documents ${ROUND_SCRIPT}`;
const DOCUMENT = "/admin/rounds";
const PICTURES = "pictures";
/** Where signal is weak, the kept document comes sooner. */
const PATIENCE_MS = 4_000;
const MAX_PICTURES = 400;

precacheAndRoute(ROUND_FILES.map((url) => ({ url, revision: null })));

async function keepDocument(response: Response): Promise<void> {
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!response.ok || response.redirected || !isDocument) return;
  const copy = response.clone();
  if (!(await response.text()).includes(`src="${ROUND_SCRIPT}"`)) return;
  await (await caches.open(DOCUMENTS)).put(DOCUMENT, copy);
}

/** The document from the server, as long as it answers in time; else the one that is kept. */
async function documentFor({ request, event }: { request: Request; event: Extendable }): Promise<Response> {
  const online = fetch(request);
  const arrived = online.catch(() => undefined);
  event.waitUntil(arrived.then((response) => response && keepDocument(response.clone())));
  const kept = await (await caches.open(DOCUMENTS)).match(DOCUMENT);
  if (!kept) return online;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const response = await Promise.race([arrived, late]);
  return response && response.status < 500 ? response : kept;
}

const isPage = [/^\/admin(\/|$)/];
registerRoute(new NavigationRoute((given) => documentFor(given), { allowlist: isPage }));

const isPortrait = ({ url }: { url: URL }) =>
  url.pathname.startsWith("/photos/") && url.searchParams.get("w") === "320";
registerRoute(
  isPortrait,
  new StaleWhileRevalidate({ cacheName: PICTURES, plugins: [{ cacheDidUpdate: forgetPictures }] }),
);
registerRoute(({ url }) => url.pathname.startsWith("/accent/"), new CacheFirst({ cacheName: DOCUMENTS }));

async function forgetPictures(): Promise<void> {
  const cache = await caches.open(PICTURES);
  const all = await cache.keys();
  for (const request of all.slice(0, Math.max(0, all.length - MAX_PICTURES))) await cache.delete(request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(fetch(DOCUMENT).then(keepDocument, () => undefined));
});

self.addEventListener("activate", (event) => {
  const isOld = (name: string) => name.startsWith("documents ") && name !== DOCUMENTS;
  const begin = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

// A new version waits until somebody asks for it, or every tab is closed: never in the middle of work.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
