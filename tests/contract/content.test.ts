import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { formOf } from "../support/form-of.ts";
import { sendImage } from "./content-actions.ts";
import { openShop } from "./open-shop.ts";
import { codeOf, OPENING } from "../support/opening.ts";

const shop = openShop({ data: "empty", environment: { DEMO_MODE: "false" } });

let staff: Client;

beforeAll(async () => {
  staff = shop.guest();
  const { html } = await staff.page("setup");
  const token =
    /value="([^"]+)"[^>]*id="token"/.exec(html)?.[1] ?? /id="token"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const opening = { ...OPENING, code: codeOf(shop.server().output()) };
  expect(await staff.post("setup", opening, { token })).toMatchObject({ status: 200 });
});

const errorsOf = ({ body }: { body: { errors?: object } }) => Object.keys(body.errors ?? {});

describe("settings of a new shop", () => {
  test("are refused one by one, and none is stored", async () => {
    const refused = await staff.post("admin/settings", {
      shop_name: "",
      shop_email: "nobody",
      facebook_link: "javascript:alert(1)",
      return_days: -1,
      color_primary: "red",
      default_language: "en",
    });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused).toSorted()).toEqual([
      "color_primary",
      "facebook_link",
      "return_days",
      "shop_email",
      "shop_name",
    ]);
    expect((await staff.post("admin/settings", { bank_account: "1" })).status).toBe(422);
    expect((await shop.guest().page("")).html).toContain("Corner Shop");
  });

  test("are on every page at once, with the colors in a style sheet of their own", async () => {
    expect((await shop.guest().page("")).html).not.toContain("/theme/");
    const saved = await staff.post("admin/settings", { shop_tagline: "Lamps and chairs", color_primary: "#7a2f6d" });
    expect(saved).toMatchObject({ status: 200, body: { success: expect.any(String) } });
    expect(await sendImage(staff, "admin/setting-pictures/shop_logo")).toMatchObject({ status: 200 });
    const { html } = await shop.guest().page("");
    expect(html).toContain("Lamps and chairs");
    expect(html).toMatch(/img\/320\/setting-[\w-]+\.webp/);
    expect(html).toContain("theme/7a2f6d-x-x.css");
    const sheet = await fetch(`${shop.server().url}/theme/7a2f6d-x-x.css`);
    expect(await sheet.text()).toContain("--primary: #7a2f6d");
    expect(sheet.headers.get("Cache-Control")).toContain("immutable");
  });

  test("accept only images", async () => {
    const form = formOf({ image: new File(["<svg onload=alert(1)>"], "logo.png", { type: "image/png" }) });
    expect((await staff.send("admin/setting-pictures/shop_icon", form)).status).toBeGreaterThanOrEqual(400);
    expect((await sendImage(staff, "admin/setting-pictures/shop_name")).status).toBe(422);
  });
});

describe("pages and the home page of a new shop", () => {
  const page = {
    slug: "about",
    title: "About us",
    body: `<p onclick="x()">We sell <b>lamps</b>.<script>alert(1)</script></p>`,
    is_published: true,
    is_legal: false,
    is_in_footer: true,
  };

  test("a page is shown without what is not allowed in it, and its old address redirects", async () => {
    const bad = await staff.post("admin/pages", { ...page, slug: "About us", title: "" });
    expect(bad.status).toBe(422);
    expect(errorsOf(bad).toSorted()).toEqual(["slug", "title"]);
    const { body: made } = await staff.post<{ id: number }>("admin/pages", page);
    const shown = await shop.guest().page("page/about");
    expect(shown.html).toContain("<p>We sell <strong>lamps</strong>.</p>");
    const { body: read } = await staff.get<{ page: { versions: { id: number }[] } }>(`admin/pages/${made.id}`);
    const changed = { ...page, slug: "our-story", version_id: read.page.versions[0]!.id };
    expect((await staff.post(`admin/pages/${made.id}/change`, changed)).status).toBe(200);
    expect((await staff.post(`admin/pages/${made.id}/change`, changed)).status).toBe(409);
    const moved = await shop.guest().page("page/about");
    expect([301, 308]).toContain(moved.status);
    expect(moved.headers.get("Location")).toMatch(/\/page\/our-story$/);
  });

  test("a scheduled page is on no page before its time, and in the footer from then on, though the home page is cached", async () => {
    const later = { ...page, slug: "later", title: "Later on", is_published: true };
    expect((await staff.post("admin/pages", { ...later, publish_at: "soon" })).status).toBe(422);
    const at = new Date(Date.now() + 4_000).toISOString();
    expect((await staff.post("admin/pages", { ...later, publish_at: at })).status).toBe(200);
    const guest = shop.guest();
    await guest.page("");
    await expect.poll(async () => (await guest.page("")).html).toContain("Later on");
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
    expect((await guest.page("page/later")).status).toBe(200);
    const { body: pages } = await staff.get<{ pages: { slug: string; publish_at: string | null }[] }>("admin/pages");
    expect(pages.pages.find(({ slug }) => slug === "later")?.publish_at).toBe(at);
  });

  test("a mail is previewed with what is typed, and refused without what it needs", async () => {
    const draft = { texts: {}, blocks: [{ kind: "heading", text: "Hello {name} <b>" }, { kind: "texts" }] };
    const encoded = Buffer.from(JSON.stringify(draft)).toString("base64url");
    const { html } = await staff.page(`admin/mail-previews/welcome.html?draft=${encoded}`);
    expect(html).toContain("Hello Nadia &lt;b&gt;");
    expect((await staff.page("admin/mail-previews/welcome.html?draft=bm8")).status).toBe(422);
    expect((await staff.post("admin/mail-layouts/welcome", { language: "en", blocks: draft.blocks })).status).toBe(422);
  });

  test("the home page says that the shop opens soon until something is on it", async () => {
    expect((await shop.guest().page("")).html).toContain("opening soon");
    const bad = await staff.post("admin/home", {
      sections: [{ kind: "category_products", is_active: true, category_id: 999 }],
    });
    expect(bad.status).toBe(422);
    expect(errorsOf(bad)).toEqual(["sections.0.category_id"]);
    const { body: picture } = await sendImage(staff, "admin/pictures");
    const slide = { image: picture.file, backdrop: "#0b6360", link: "//evil.example", is_active: true, title: "Sale" };
    expect((await staff.post("admin/banners", { slides: [slide] })).status).toBe(422);
    expect((await staff.post("admin/banners", { slides: [{ ...slide, link: "/products" }] })).status).toBe(200);
    expect((await staff.post("admin/home", { sections: [{ kind: "banners", is_active: true }] })).status).toBe(200);
    const { html } = await shop.guest().page("");
    expect(html).toContain("Sale");
    expect(html).not.toContain("opening soon");
  });
});

test("every screen of settings and content is rendered", async () => {
  for (const path of [
    "",
    "/settings",
    "/settings/shop",
    "/settings/appearance",
    "/settings/contact",
    "/settings/social",
    "/settings/prices",
    "/settings/checkout",
    "/settings/orders",
    "/settings/popup",
    "/settings/security",
    "/pages",
    "/pages/1",
    "/pages/new",
    "/home",
    "/sliders",
    "/banners",
  ])
    expect({ path, status: (await staff.page(`admin${path}`)).status }).toEqual({ path, status: 200 });
});

test("a page of blocks is shown as it is kept, without what is hostile", async () => {
  const body = `<figure class="wide"><img src="/img/960/a-lamp.webp" alt="A lamp" onerror="x()"></figure><details><summary>Why?</summary><p>So.</p></details><img src="https://evil.example/a.webp"><p class="action" onclick="x()"><a href="/products">Go</a></p>`;
  const page = { slug: "blocks", title: "Blocks", body, is_published: true, is_legal: false, is_in_footer: false };
  expect(await staff.post("admin/pages", page)).toMatchObject({ status: 200 });
  const { html } = await shop.guest().page("page/blocks");
  expect(html).toContain('<figure class="wide"><img src="/img/960/a-lamp.webp" srcset=');
  expect(html).toContain('<p class="action"><a href="/products">Go</a></p>');
  for (const gone of ["evil.example", "onerror", "onclick"]) expect(html).not.toContain(gone);
});

test("a mail says what the operator wrote, until it is reset", async () => {
  const read = await staff.get<{ texts: { keyword: string; text: string }[] }>("admin/mail-texts/welcome?language=en");
  expect(read.body.texts).toContainEqual({ keyword: "Hi {name},", text: "Hi {name},", is_own: false });
  const write = (text: string) =>
    staff.post("admin/mail-texts/welcome", { language: "en", texts: { "Hi {name},": text } });
  expect((await write("Hi {secret},")).status).toBe(422);
  expect((await write("x".repeat(100_000))).status).toBe(422);
  expect(await write("Dear {name}, <script>x()</script>")).toMatchObject({ status: 200 });
  const preview = async () => (await staff.page("admin/mail-previews/welcome.html?language=en")).html;
  expect(await preview()).toContain("Dear Nadia, &lt;script&gt;");
  expect(await write("")).toMatchObject({ status: 200 });
  expect(await preview()).toContain("Hi Nadia,");
  const senders = [{ language_code: "en", name: "Corner", footer: "Corner Shop Ltd" }];
  expect(await staff.post("admin/mail-senders", { senders })).toMatchObject({ status: 200 });
  expect(await preview()).toContain("Corner Shop Ltd");
  expect((await staff.get("admin/mail-texts/nothing")).status).toBe(422);
  expect((await shop.guest().get("admin/mail-texts/welcome")).status).not.toBe(200);
});
