// The shop without a connection: public pages that were seen, the cart as it was, and adds that wait. Served with the
// version of the build in place of the mark below, so that each release is a new worker.
const VERSION = "__VERSION__";
const SCOPE = new URL(self.registration.scope).pathname;
const ASSETS = "souk-assets";
const PAGES = `souk-pages-${VERSION}`;
const OWN = "souk-own";
const MAX_ENTRIES = { [ASSETS]: 150, [PAGES]: 30 };
const MAX_WAITING_ADDS = 20;
const MAX_PAGE_BYTES = 1_000_000;
const NAVIGATION_MILLISECONDS = 8_000;

const USUAL_TEXTS = {
  lang: "en",
  dir: "ltr",
  title: "You're offline",
  text: "Check your internet connection and try again.",
  retry: "Try again",
  cart: "Your cart",
  stale: "You're offline. Prices and stock may have changed since {time}.",
  waiting: "You're offline. We'll add it when you're back online.",
};

self.addEventListener("install", () => undefined);

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("souk-") && ![ASSETS, PAGES, OWN].includes(name))
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener("message", (event) => {
  const { kind, value } = event.data ?? {};
  if (kind === "update") self.skipWaiting();
  else if (kind === "texts" || kind === "cart") event.waitUntil(keep(kind, value));
  else if (kind === "take-adds") event.waitUntil(takeAdds().then((adds) => event.ports[0]?.postMessage(adds)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(SCOPE)) return;
  const path = url.pathname.slice(SCOPE.length);
  // What belongs to one user of the device is not left to the next one.
  if (/^(?:[a-z]{2}\/)?(?:logout|login)\/?$/.test(path) && request.mode !== "navigate") event.waitUntil(forgetOwn());
  if (request.method === "POST" && /^(?:[a-z]{2}\/)?user\/addToCart\/?$/.test(path))
    event.respondWith(addToCart(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, path));
  else if (/^(?:assets|lang|img|theme)\//.test(path)) event.respondWith(answerAsset(event));
});

/** Files have a hash or a size in their names, and never change. */
async function answerAsset({ request }) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await put(cache, ASSETS, request, response.clone());
  return response;
}

/** From the network while there is one; only pages that are the same for everyone are kept. */
async function answerPage(event, path) {
  const { request } = event;
  const cache = await caches.open(PAGES);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NAVIGATION_MILLISECONDS) });
    if (isPublic(response)) event.waitUntil(put(cache, PAGES, request, response.clone()));
    return response;
  } catch {
    const known = await cache.match(request);
    if (known) return asStale(known);
    return answerOffline(/^(?:[a-z]{2}\/)?cart\/?$/.test(path));
  }
}

function isPublic(response) {
  const caching = response.headers.get("Cache-Control") ?? "";
  return (
    response.status === 200 &&
    !response.redirected &&
    /\bpublic\b/.test(caching) &&
    !/private|no-store/.test(caching) &&
    Number(response.headers.get("Content-Length") ?? 0) <= MAX_PAGE_BYTES
  );
}

/** A page from before says so above everything else, and since when. */
async function asStale(response) {
  const texts = await read("texts", USUAL_TEXTS);
  const seen = new Date(response.headers.get("Date") ?? Date.now());
  const time = seen.toLocaleString(texts.lang, { dateStyle: "medium", timeStyle: "short" });
  const note = `<p data-offline role="status" class="sticky bottom-0 z-50 bg-warning-soft p-3 text-center text-sm font-semibold text-warning">${escape(texts.stale.replace("{time}", time))}</p>`;
  const html = (await response.text()).replace("</body>", `${note}</body>`);
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  return new Response(html, { status: 200, headers });
}

async function answerOffline(isCart) {
  const texts = await read("texts", USUAL_TEXTS);
  const cart = isCart ? await read("cart", null) : null;
  const lines = cart?.lines ?? [];
  const note = cart ? texts.stale.replace("{time}", cart.time) : texts.text;
  const items = lines.map(
    ({ name, quantity, price }) => `<li><bdi>${escape(name)}</bdi> × ${Number(quantity)}<b>${escape(price)}</b></li>`,
  );
  const html = `<!doctype html><html lang="${escape(texts.lang)}" dir="${escape(texts.dir)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(texts.title)}</title><style>body{font-family:system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.5rem;line-height:1.5;color-scheme:light dark}a{display:inline-block;margin-block-start:1.5rem;padding:.75rem 1.5rem;border:1px solid;border-radius:2rem;color:inherit}ul{padding:0;list-style:none}li{display:flex;gap:1rem;justify-content:space-between;padding-block:.5rem;border-block-end:1px solid #8886}</style></head><body><main><h1>${escape(lines.length > 0 ? texts.cart : texts.title)}</h1><p>${escape(note)}</p>${items.length > 0 ? `<ul>${items.join("")}</ul>` : ""}<a href="">${escape(texts.retry)}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** Without a connection the add waits here; the page sends it and shows its outcome. */
async function addToCart(request) {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    const form = await copy.json().catch(() => null);
    // "Buy now" goes on to the checkout, which needs a connection.
    if (!form || form.is_buy_now) throw error;
    const isKept = await changeAdds((adds) =>
      adds.length < MAX_WAITING_ADDS ? [...adds, { form, at: Date.now() }] : adds,
    );
    if (!isKept) throw error;
    const { waiting } = await read("texts", USUAL_TEXTS);
    return new Response(JSON.stringify({ success: waiting }), { headers: { "Content-Type": "application/json" } });
  }
}

/** Only one page gets them. */
async function takeAdds() {
  let taken = [];
  await changeAdds((adds) => {
    taken = adds;
    return [];
  });
  return taken;
}

let lastChange = Promise.resolve();

/** One change after another; returns whether there was one. */
function changeAdds(change) {
  const done = lastChange.then(async () => {
    const adds = await read("adds", []);
    const changed = change(adds);
    if (changed.length === adds.length) return false;
    await keep("adds", changed);
    return true;
  });
  lastChange = done.catch(() => undefined);
  return done;
}

async function keep(name, value) {
  const cache = await caches.open(OWN);
  await cache.put(`${SCOPE}__own/${name}`, new Response(JSON.stringify(value)));
}

async function read(name, otherwise) {
  const cache = await caches.open(OWN);
  const kept = await cache.match(`${SCOPE}__own/${name}`);
  return kept ? kept.json() : otherwise;
}

async function forgetOwn() {
  const cache = await caches.open(OWN);
  await Promise.all(["cart", "adds"].map((name) => cache.delete(`${SCOPE}__own/${name}`)));
}

/** Storage stays bounded: the oldest entries go. */
async function put(cache, name, request, response) {
  try {
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])).map((key) => cache.delete(key)));
  } catch {
    // A full device keeps nothing.
  }
}

function escape(text) {
  return String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

self.addEventListener("push", (event) => {
  const sent = event.data?.json() ?? {};
  // A message by Firebase has them in its data.
  const { id, title, message, url } = sent.data ?? sent;
  if (!title) return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: message,
      tag: `souk-${id}`,
      icon: `${SCOPE}icon-192.png`,
      data: { url: url ?? SCOPE },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? SCOPE, self.location.origin);
  const address = target.origin === self.location.origin ? target.href : SCOPE;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => "focus" in one);
      return open ? open.navigate(address).then((one) => one?.focus()) : self.clients.openWindow(address);
    }),
  );
});
