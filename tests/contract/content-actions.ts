import sharp from "sharp";
import { expect } from "vitest";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

/** Uploads a small image. */
export async function sendImage(client: Client, path: string) {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#b33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }));
  return client.send(path, form);
}

const SLIDE = { image: "lamp.webp", backdrop: "#0b6360", link: "/products", is_active: true, title: "Lamps" };

const LATER = {
  title: "Summer sale",
  message: "Up to half off.",
  audience: "everyone",
  scheduled_at: "2099-01-01T00:00:00Z",
};

let pages = 0;
let misses = 0;

function newPage() {
  pages += 1;
  return {
    slug: `page-${pages}`,
    title: "A page",
    body: "<p>Text</p>",
    is_published: true,
    is_legal: false,
    is_in_footer: false,
  };
}

async function makePage(staff: Client, page: object): Promise<{ id: number; version_id: number }> {
  const { body: made } = await staff.post<{ id: number }>("admin/pages", page);
  const { body: read } = await staff.get<{ page: { versions: { id: number }[] } }>(`admin/pages/${made.id}`);
  return { id: made.id, version_id: read.page.versions[0]!.id };
}

/** What the operator does to settings and content, each with the action that has to be logged for it. */
export function contentActions(staff: () => Client): Record<string, Action> {
  const unusedImage = async (): Promise<number> =>
    (await staff().get<{ media: { data: { id: number }[] } }>("admin/media?used=no")).body.media.data[0]!.id;
  return actionsOf({
    "POST /admin/settings": { body: { return_days: 21 }, action: "setting.change" },
    "POST /admin/countries": { body: { sold_to: ["US", "DE", "PT"] }, action: "country.change" },
    "POST /admin/system/jobs/{job}/run": async () => {
      const jobs = async () => (await staff().get<{ jobs: { job: string }[] }>("admin/system")).body.jobs;
      await expect.poll(jobs).not.toEqual([]);
      return { path: `admin/system/jobs/${(await jobs())[0]!.job}/run`, action: "system.job" };
    },
    "POST /admin/system/purge": { action: "system.purge" },
    "POST /admin/system/backup": { action: "system.backup" },
    "POST /admin/system/ledger": { action: "system.ledger" },
    "POST /admin/home": { body: { sections: [{ kind: "newest", is_active: true }] }, action: "home.change" },
    "POST /admin/home-versions/{id}/restore": async () => {
      await staff().post("admin/home", { sections: [{ kind: "newest", is_active: true }] });
      const { body } = await staff().get<{ versions: { id: number }[] }>("admin/home");
      return { path: `admin/home-versions/${body.versions[0]!.id}/restore`, action: "home.change" };
    },
    "POST /admin/mail-texts/{template}": {
      id: "welcome",
      body: { language: "en", texts: { "Hi {name},": "Hello {name}," } },
      action: "mail.write",
    },
    "POST /admin/mail-layouts/{template}": {
      id: "welcome",
      body: {
        language: "en",
        blocks: [{ kind: "heading", text: "Hello {name}" }, { kind: "texts" }, { kind: "action" }],
      },
      action: "mail.write",
    },
    "POST /admin/mail-texts/{template}/test": { id: "welcome", body: { language: "en" }, action: "mail.test" },
    "POST /admin/mail-senders": {
      body: { senders: [{ language_code: "en", name: "Souk", footer: "Souk Ltd" }] },
      action: "mail.write",
    },
    "POST /admin/languages": {
      body: { code: "fr", name: "Français", direction: "ltr", flag: "fr", is_active: false },
      action: "language.change",
    },
    "POST /admin/languages/{code}/change": {
      id: "es",
      body: { name: "Español", direction: "ltr", flag: "es", is_active: true },
      action: "language.change",
    },
    "POST /admin/languages/{code}/texts": {
      id: "es",
      body: { texts: { "Add to cart": "A la cesta" } },
      action: "language.translate",
    },
    "POST /admin/menus/{menu}": {
      id: "header",
      body: { entries: [{ target: { kind: "place", place: "brands" } }] },
      action: "menu.change",
    },
    "POST /admin/search-synonyms": {
      body: { language_code: "en", words: ["lamp", "lantern"] },
      action: "search.synonyms",
    },
    "POST /admin/search-synonyms/remove": async () => {
      const { body } = await staff().post<{ words: string[] }>("admin/search-synonyms", {
        language_code: "es",
        words: ["farol", "linterna"],
      });
      const removed = { language_code: "es", word: body.words[0]! };
      return { path: "admin/search-synonyms/remove", body: removed, action: "search.synonyms" };
    },
    "POST /admin/search-synonyms/bulk": async () => {
      await staff().post("admin/search-synonyms", { language_code: "hi", words: ["दीया", "चिराग"] });
      const { body } = await staff().get<{ synonyms: { id: number; language_code: string }[] }>(
        "admin/search-synonyms",
      );
      const { id } = body.synonyms.find((group) => group.language_code === "hi")!;
      return { path: "admin/search-synonyms/bulk", body: { ids: [id], action: "delete" }, action: "search.synonyms" };
    },
    "POST /admin/searches/bulk": async () => {
      misses += 1;
      await staff().post("search/note", { q: `zzxq ${"abcdefghij".slice(0, misses)}` });
      const { body } = await staff().get<{ searches: { data: { id: number }[] } }>("admin/searches");
      const [{ id } = { id: 0 }] = body.searches.data;
      return { path: "admin/searches/bulk", body: { ids: [id], action: "delete" }, action: "search.forget" };
    },
    "POST /admin/search-rules": {
      body: { kind: "redirect", language_code: "en", term: "returns", target: "/page/returns" },
      action: "search.rule",
    },
    "POST /admin/search-rules/bulk": async () => {
      await staff().post("admin/search-rules", { kind: "stop_word", language_code: "en", term: "cheap" });
      const { body } = await staff().get<{ rules: { data: { id: number }[] } }>("admin/search-rules?q=cheap");
      const [{ id } = { id: 0 }] = body.rules.data;
      return { path: "admin/search-rules/bulk", body: { ids: [id], action: "delete" }, action: "search.rule" };
    },
    "POST /admin/sliders": { body: { slides: [SLIDE] }, action: "home.change" },
    "POST /admin/banners": { body: { slides: [SLIDE] }, action: "home.change" },
    "POST /admin/media/{id}/change": async () => {
      await sendImage(staff(), "admin/pictures");
      return {
        path: `admin/media/${await unusedImage()}/change`,
        body: { name: "New", alt: "A picture" },
        action: "picture.change",
      };
    },
    "POST /admin/media/bulk": async () => {
      await sendImage(staff(), "admin/pictures");
      const body = { ids: [await unusedImage()], action: "delete" };
      return { path: "admin/media/bulk", body, action: "picture.delete" };
    },
    "POST /admin/pictures": { action: "picture.add", isImage: true },
    "POST /admin/notifications": { body: LATER, action: "announcement.create" },
    "POST /admin/notifications/{id}/cancel": async () => {
      const { body } = await staff().post<{ id: number }>("admin/notifications", LATER);
      return { path: `admin/notifications/${body.id}/cancel`, action: "announcement.cancel" };
    },
    "POST /admin/pages": { body: newPage, action: "page.create" },
    "POST /admin/pages/{id}/change": async () => {
      const page = newPage();
      const { id, version_id } = await makePage(staff(), page);
      return { path: `admin/pages/${id}/change`, body: { ...page, title: "Later", version_id }, action: "page.change" };
    },
    "POST /admin/pages/{id}/remove": async () => {
      const { id } = await makePage(staff(), newPage());
      return { path: `admin/pages/${id}/remove`, action: "page.remove" };
    },
    "POST /admin/page-versions/{id}/restore": async () => {
      const { version_id } = await makePage(staff(), newPage());
      return { path: `admin/page-versions/${version_id}/restore`, action: "page.change" };
    },
    "POST /admin/setting-pictures/{setting}": { id: "shop_logo", action: "setting.change", isImage: true },
    "POST /admin/setting-pictures/{setting}/remove": async () => {
      await sendImage(staff(), "admin/setting-pictures/shop_icon");
      return { path: "admin/setting-pictures/shop_icon/remove", action: "setting.change" };
    },
  });
}
