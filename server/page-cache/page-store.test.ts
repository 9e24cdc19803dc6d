import { expect, test } from "vitest";
import { PageStore, type PageLife } from "./page-store.ts";

type TestPage = PageLife & { text: string; bytes: number };

const MEGABYTE = 1_000_000;

function makeStore(maxBytes = MEGABYTE) {
  let now = 1_000;
  const store = new PageStore<TestPage>({ maxBytes, bytesOf: ({ bytes }) => bytes, now: () => now });
  return { store, pass: (milliseconds: number) => (now += milliseconds) };
}

function pageOf(text: string, tags: string[] = [], bytes = 20): TestPage {
  return { text, bytes, tags, begun: 1_000, staleAt: 61_000, deadAt: 601_000 };
}

const make = (store: PageStore<TestPage>, key: string, page: TestPage | null) =>
  store.make(key, async () => ({ answer: page?.text ?? "none", page }));

test("a page is served while fresh, then while it is rendered again, then not at all", async () => {
  const { store, pass } = makeStore();
  await make(store, "/", pageOf("home"));
  expect(store.find("/")).toMatchObject({ isStale: false, page: { text: "home" } });
  pass(60_000);
  expect(store.find("/")?.isStale).toBe(true);
  pass(540_000);
  expect(store.find("/")).toBeNull();
});

test("concurrent requests wait for one render", async () => {
  const { store } = makeStore();
  let made = 0;
  const work = async () => ({ answer: (made += 1), page: pageOf("home") });
  const answers = await Promise.all([store.make("/", work), store.make("/", work), store.make("/", work)]);
  expect(answers.map(({ answer }) => answer)).toEqual([1, 1, 1]);
});

test("a purge evicts every page under the tag and no other", async () => {
  const { store } = makeStore();
  await make(store, "/product/a", pageOf("a", ["product:1", "shops"]));
  await make(store, "/product/b", pageOf("b", ["product:2", "shops"]));
  store.forget(["product:1"]);
  expect(store.find("/product/a")).toBeNull();
  expect(store.find("/product/b")?.page.text).toBe("b");
  store.forget(["shops"]);
  expect(store.find("/product/b")).toBeNull();
});

test("a page being rendered when its tag was purged is not cached, and no later request waits for it", async () => {
  const { store } = makeStore();
  let finish = () => {};
  const begun = store.make("/", async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { answer: "old", page: pageOf("old", ["listing"]) };
  });
  await Promise.resolve();
  store.forget(["listing"]);
  const later = await make(store, "/", pageOf("new", ["listing"]));
  finish();
  expect((await begun).answer).toBe("old");
  expect(later.answer).toBe("new");
  expect(store.find("/")?.page.text).toBe("new");
});

test("a purge of another tag during a render does not lose the page", async () => {
  const { store } = makeStore();
  const made = make(store, "/", pageOf("home", ["home"]));
  store.forget(["product:9"]);
  await made;
  expect(store.find("/")?.page.text).toBe("home");
});

test("purges beyond what is remembered lose pages rather than keep an old one", async () => {
  const { store } = makeStore();
  let finish = () => {};
  const begun = store.make("/", async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { answer: "old", page: pageOf("old", ["product:1"]) };
  });
  await Promise.resolve();
  store.forget(["product:1"]);
  store.forget(Array.from({ length: 20_000 }, (_, index) => `other:${index}`));
  finish();
  await begun;
  expect(store.find("/")).toBeNull();
});

test("a failed render is not cached and does not block the next one", async () => {
  const { store } = makeStore();
  await expect(store.make("/", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await make(store, "/", null);
  expect(store.find("/")).toBeNull();
  await make(store, "/", pageOf("home"));
  expect(store.find("/")?.page.text).toBe("home");
});

test("the pages stay within their bytes, and one of an eighth of them is not stored", async () => {
  const { store } = makeStore(400_000);
  for (let index = 0; index < 40; index += 1) {
    await make(store, `/${index}`, pageOf(String(index), ["listing"], 20_000));
    expect(store.bytes).toBeLessThanOrEqual(400_000);
  }
  expect(store.find("/39")).not.toBeNull();
  await make(store, "/huge", pageOf("huge", [], 50_000));
  expect(store.find("/huge")).toBeNull();
  store.forget(["listing"]);
  expect(store.bytes).toBe(0);
});

/** As a request does: a page that is not there is rendered. */
async function request(store: PageStore<TestPage>, key: string): Promise<void> {
  if (!store.find(key)) await make(store, key, pageOf(key, [], 6_000));
}

test("what is read stays while a crawler reads everything once", async () => {
  const { store } = makeStore();
  const popular = Array.from({ length: 80 }, (_, index) => `/popular/${index}`);
  for (let round = 0; round < 3; round += 1) for (const key of popular) await request(store, key);
  for (let index = 0; index < 5_000; index += 1) await request(store, `/crawled/${index}`);
  expect(popular.filter((key) => store.find(key)).length).toBeGreaterThan(76);
});

test("what becomes popular replaces what no longer is", async () => {
  const { store } = makeStore();
  const read = async (name: string, rounds: number) => {
    for (let round = 0; round < rounds; round += 1)
      for (let index = 0; index < 80; index += 1) await request(store, `/${name}/${index}`);
  };
  await read("yesterday", 4);
  await read("today", 12);
  expect(
    Array.from({ length: 80 }, (_, index) => store.find(`/today/${index}`)).filter(Boolean).length,
  ).toBeGreaterThan(76);
});

test("a page with another of its forms takes its place, unless it was purged meanwhile", async () => {
  const { store } = makeStore();
  const page = pageOf("gzip", ["home"]);
  await make(store, "/", page);
  store.replace("/", page, { ...page, text: "gzip and brotli", bytes: 40 });
  expect(store.find("/")?.page.text).toBe("gzip and brotli");
  store.forget(["home"]);
  store.replace("/", page, { ...page, text: "late" });
  expect(store.find("/")).toBeNull();
  expect(store.bytes).toBe(0);
});
