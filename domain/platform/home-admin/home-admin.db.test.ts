import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import sharp from "sharp";
import { auditEntries } from "#db/schema/audit.ts";
import { slideClicks } from "#db/schema/home.ts";
import { mediaFiles } from "#db/schema/media.ts";
import { findHomeComponents, findBanners, findSliders } from "#domain/platform/home/find-home-components.ts";
import type { Permission } from "#shared/permission.ts";
import { makeCategory } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { addImage } from "./add-image.ts";
import { homeRevisionOf } from "./home-revision.ts";
import { countClick } from "./count-click.ts";
import { findLinks } from "./find-links.ts";
import { restoreHome } from "./restore-home.ts";
import { getHome } from "../home/get-home.ts";
import { findClicks, findHomeSections, findHomeVersions, findSlides } from "./find-home-sections.ts";
import type { HomeInput, SlideInput } from "./home-admin.input.ts";
import { previewHome } from "./preview-home.ts";
import { saveHome, saveSlides } from "./save-home.ts";

const { db } = await openTestDatabase();
const categoryId = await makeCategory(db);
const customerId = await makeStaffMember(db, ["*"]);

const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId, permissions } });
const editor = () => asStaff("content.manage");

type Section = HomeInput["sections"][number];
const section = (kind: Section["kind"], fields: Partial<Section> = {}): Section => ({
  id: null,
  kind,
  is_active: true,
  category_id: null,
  banner_ids: [],
  starts_at: "",
  ends_at: "",
  seconds: null,
  languages: [],
  countries: [],
  device: null,
  ...fields,
});
const slide = (title: string, fields: Partial<SlideInput> = {}): SlideInput => ({
  id: null,
  image: "lamp.webp",
  phone_image: "",
  backdrop: "#0b6360",
  link: "/products",
  is_active: true,
  starts_at: "",
  ends_at: "",
  title,
  text: "",
  button: "",
  translations: [],
  ...fields,
});

const sectionsNow = async () => valueOf(await findHomeSections(editor()));
const slidesNow = async (collection: "sliders" | "banners") => valueOf(await findSlides(editor(), collection));

test("the home page is arranged only by staff with the permission", async () => {
  const other = asStaff("settings.manage");
  expect(await findHomeSections(other)).toFail("not_yours");
  expect(await findSlides(other, "banners")).toFail("not_yours");
  expect(await saveHome(other, { sections: [] })).toFail("not_yours");
  expect(await saveSlides(other, "sliders", { slides: [] })).toFail("not_yours");
  expect(await addImage(other, { bytes: new Uint8Array(), name: "" })).toFail("not_yours");
});

test("sections are added, moved, hidden and removed, logged, and the cached pages purged", async () => {
  const ctx = editor();
  const first = [section("newest"), section("category_products", { category_id: categoryId }), section("brands")];
  expect(await saveHome(ctx, { sections: first })).toEqual({ ok: true, value: null });
  const [newest, ofCategory, brands] = await sectionsNow();
  const next = [
    section("brands", { id: brands!.id, is_active: false }),
    section("category_products", { id: ofCategory!.id, category_id: categoryId }),
    section("sliders"),
  ];
  expect(await saveHome(ctx, { sections: next })).toEqual({ ok: true, value: null });
  expect(await sectionsNow()).toMatchObject([
    { id: brands!.id, kind: "brands", isActive: false },
    { id: ofCategory!.id, kind: "category_products", categoryId },
    { kind: "sliders", isActive: true },
  ]);
  expect((await findHomeComponents(ctx)).map(({ kind }) => kind)).toEqual(["category_products", "sliders"]);
  expect(ctx.traces.purged).toContain("home");
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry?.details).toEqual({
    before: ["newest", "category_products", "brands"],
    after: ["(brands)", "category_products", "sliders"],
  });
  const removed = await saveHome(ctx, { sections: [section("newest", { id: newest!.id })] });
  expect(removed).toFail("changed_meanwhile");
});

test("a section of a category needs one, and banners have to exist", async () => {
  const saved = await saveHome(editor(), {
    sections: [section("gadget", { category_id: 999 }), section("banners", { banner_ids: [999] })],
  });
  expect(saved).toFail("invalid", {
    errors: { "sections.0.category_id": [expect.any(String)], "sections.1.banner_ids": [expect.any(String)] },
  });
});

test("slides keep their order, translations and image for phones", async () => {
  const arabic = { language_code: "ar", title: "مصابيح", text: "", button: "تسوق", image: "", phone_image: "" };
  const slides = [
    slide("Lamps", { button: "Shop", translations: [arabic] }),
    slide("Chairs", { phone_image: "phone.webp" }),
  ];
  expect(await saveSlides(editor(), "sliders", { slides })).toEqual({ ok: true, value: null });
  expect(await findSliders(editor())).toMatchObject([
    { title: "Lamps", phoneImage: "lamp.webp" },
    { title: "Chairs", phoneImage: "phone.webp" },
  ]);
  const language = { code: "ar", name: "", direction: "rtl" as const, flag: "" };
  expect((await findSliders(makeContext(db, { visitor: { language } })))[0]).toMatchObject({
    title: "مصابيح",
    button: "تسوق",
  });
  const [lamps, chairs] = await slidesNow("sliders");
  await saveSlides(editor(), "sliders", {
    slides: [slide("Chairs", { id: chairs!.id }), slide("Lamps", { id: lamps!.id, is_active: false })],
  });
  expect((await findSliders(editor())).map(({ title }) => title)).toEqual(["Chairs"]);
  expect((await slidesNow("sliders")).map(({ translations }) => translations)).toEqual([[], []]);
});

test("banners are stored as well, and only in languages of the shop", async () => {
  expect(await saveSlides(editor(), "banners", { slides: [slide("Sale")] })).toEqual({ ok: true, value: null });
  expect(await findBanners(editor())).toMatchObject([{ title: "Sale", link: "/products" }]);
  const unknown = { language_code: "xx", title: "?", text: "", button: "", image: "", phone_image: "" };
  expect(await saveSlides(editor(), "banners", { slides: [slide("Sale", { translations: [unknown] })] })).toFail(
    "invalid",
  );
});

test("a language has images of its own, also without texts of its own", async () => {
  const own = { language_code: "ar", title: "", text: "", button: "", image: "sale-ar.webp", phone_image: "" };
  const banner = slide("Sale", { text: "Up to half off", phone_image: "phone.webp", translations: [own] });
  await saveSlides(editor(), "banners", { slides: [banner] });
  await db.insert(mediaFiles).values({ file: "sale-ar.webp", focus: "top-left" });
  const language = { code: "ar", name: "", direction: "rtl" as const, flag: "" };
  expect(await findBanners(makeContext(db, { visitor: { language } }))).toMatchObject([
    { title: "Sale", text: "Up to half off", image: "sale-ar.webp", phoneImage: "phone.webp", focus: "top-left" },
  ]);
  expect(await findBanners(editor())).toMatchObject([{ image: "lamp.webp", phoneImage: "phone.webp", focus: null }]);
});

test("a section is shown only in its languages, and says for which devices and countries it is", async () => {
  const ctx = editor();
  const sections = [
    section("newest", { languages: ["ar"] }),
    section("viewed_products", { device: "phone", countries: ["US", "DE", "US"] }),
  ];
  expect(await saveHome(ctx, { sections })).toEqual({ ok: true, value: null });
  expect((await findHomeComponents(ctx)).map(({ kind }) => kind)).toEqual(["viewed_products"]);
  const language = { code: "ar", name: "", direction: "rtl" as const, flag: "" };
  const arabic = await findHomeComponents(makeContext(db, { visitor: { language } }));
  expect(arabic.map(({ kind }) => kind)).toEqual(["newest", "viewed_products"]);
  expect(await getHome(ctx)).toMatchObject([{ kind: "viewed_products", device: "phone", countries: ["DE", "US"] }]);
  const wrong = [section("newest", { languages: ["xx"], countries: ["ZZ"] })];
  expect(await saveHome(ctx, { sections: wrong })).toFail("invalid", {
    errors: { "sections.0.languages": [expect.any(String)], "sections.0.countries": [expect.any(String)] },
  });
});

test("each save makes a version that can be restored, without banners deleted since", async () => {
  const ctx = editor();
  await saveSlides(ctx, "banners", { slides: [slide("First"), slide("Second")] });
  const [first, second] = await slidesNow("banners");
  const kept = section("banners", { banner_ids: [first!.id, second!.id] });
  await saveHome(ctx, { sections: [kept, section("brands", { is_active: false })] });
  await saveHome(ctx, { sections: [section("newest")] });
  await saveSlides(ctx, "banners", { slides: [slide("Second", { id: second!.id })] });
  const [, before] = valueOf(await findHomeVersions(ctx));
  expect(before).toMatchObject({ sectionsCount: 2 });
  expect(await restoreHome(ctx, before!.id)).toEqual({ ok: true, value: null });
  expect(await sectionsNow()).toMatchObject([
    { kind: "banners", bannerIds: [second!.id], isActive: true },
    { kind: "brands", isActive: false },
  ]);
  expect(await restoreHome(ctx, 2_000_000)).toFail("not_found");
  expect(await restoreHome(asStaff("settings.manage"), before!.id)).toFail("not_yours");
});

test.each(["sliders", "banners"] as const)("%s are shown from and until the times they have", async (collection) => {
  const times = { starts_at: "2030-01-01T00:00:00Z", ends_at: "2030-01-02T00:00:00Z" };
  const wrong = { starts_at: times.ends_at, ends_at: times.starts_at };
  expect(await saveSlides(editor(), collection, { slides: [slide("Sale", wrong)] })).toFail("invalid", {
    errors: { "slides.0.ends_at": [expect.any(String)] },
  });
  await saveSlides(editor(), collection, { slides: [slide("Always"), slide("Sale", times)] });
  expect(await slidesNow(collection)).toMatchObject([
    { startsAt: null, endsAt: null },
    { startsAt: "2030-01-01T00:00:00.000Z", endsAt: "2030-01-02T00:00:00.000Z" },
  ]);
  const shownAt = async (now: string) => {
    const ctx = makeContext(db, { now: new Date(now) });
    const found: readonly { title: string }[] =
      collection === "sliders" ? await findSliders(ctx) : await findBanners(ctx);
    return found.map(({ title }) => title);
  };
  expect(await shownAt("2029-12-31T23:59:59Z")).toEqual(["Always"]);
  expect(await shownAt("2030-01-01T00:00:00Z")).toEqual(["Always", "Sale"]);
  expect(await shownAt("2030-01-02T00:00:00Z")).toEqual(["Always"]);
});

test("clicks are counted by day, only for banners that are shown, and up to a limit", async () => {
  await saveSlides(editor(), "banners", { slides: [slide("Shown"), slide("Hidden", { is_active: false })] });
  const [shown, hidden] = await slidesNow("banners");
  const click = (id: number, address: string) =>
    countClick(makeContext(db, { visitor: { address } }), { collection: "banners", id });
  for (let count = 0; count < 60; count += 1) expect((await click(shown!.id, "192.0.2.1")).ok).toBe(true);
  expect(await click(shown!.id, "192.0.2.1")).toFail("too_many_tries");
  expect(await click(hidden!.id, "192.0.2.2")).toFail("not_found");
  expect(await click(shown!.id, "192.0.2.2")).toSucceed();
  // Staff try links in the preview.
  expect(await countClick(editor(), { collection: "banners", id: shown!.id })).toSucceed();
  expect(await findClicks(editor(), "banners")).toEqual({ ok: true, value: [{ id: shown!.id, clicks: 61 }] });
  const days = await db.select().from(slideClicks);
  expect(days).toMatchObject([{ bannerId: shown!.id, sliderId: null, clicks: 61 }]);
});

test("links are found by the names of pages and the like, and lead to a search at last", async () => {
  const found = valueOf(await findLinks(editor(), "privacy"));
  expect(found[0]).toMatchObject({ kind: "page", address: "/page/privacy-policy" });
  expect(found.at(-1)).toEqual({ kind: "search", name: "privacy", address: "/products?q=privacy" });
  expect(await findLinks(asStaff("settings.manage"), "privacy")).toFail("not_yours");
});

test("an image is stored without metadata, and only an image", async () => {
  const ctx = editor();
  const photo = sharp({ create: { width: 2000, height: 800, channels: 3, background: "#b33" } });
  const bytes = await photo
    .withExif({ IFD0: { Copyright: "Somebody" } })
    .jpeg()
    .toBuffer();
  const added = await addImage(ctx, { bytes, name: "photo.jpg" });
  const stored = added.ok ? await ctx.files.read("pictures", added.value) : null;
  const { width, exif } = await sharp(stored!).metadata();
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined });
  expect(await addImage(ctx, { bytes: new TextEncoder().encode("<svg/>"), name: "photo.jpg" })).toFail(
    "image_unreadable",
  );
});

test("saving an older state of sections or banners is refused, and no banner is lost", async () => {
  const ctx = editor();
  await saveSlides(ctx, "banners", { slides: [slide("Sale")] });
  const revision = homeRevisionOf(await slidesNow("banners"));
  const [sale] = await slidesNow("banners");
  const kept = slide("Sale", { id: sale!.id });
  expect(await saveSlides(ctx, "banners", { revision, slides: [kept, slide("Hers")] })).toSucceed();
  expect(await saveSlides(ctx, "banners", { revision, slides: [kept, slide("His")] })).toFail("changed_meanwhile");
  expect((await slidesNow("banners")).map(({ title }) => title)).toEqual(["Sale", "Hers"]);
  const old = homeRevisionOf(await sectionsNow());
  await saveHome(ctx, { sections: [section("newest")] });
  expect(await saveHome(ctx, { revision: old, sections: [] })).toFail("changed_meanwhile");
});

test("a section is shown from and until the times of its schedule, in the shop's time zone", async () => {
  const ctx = makeContext(db, {
    visitor: { customerId, permissions: ["content.manage"] },
    settings: { timeZone: "Europe/Berlin" },
  });
  const scheduled = section("brands", { starts_at: "2026-12-01T08:00", ends_at: "2026-12-24T18:00" });
  expect(await saveHome(ctx, { sections: [section("viewed_products"), scheduled] })).toSucceed();
  expect((await sectionsNow())[1]).toMatchObject({
    startsAt: "2026-12-01T07:00:00.000Z",
    endsAt: "2026-12-24T17:00:00.000Z",
  });
  const expiries: string[] = [];
  async function shownAt(time: string) {
    const at = makeContext(db, { now: new Date(time) });
    const cache = { ...at.cache, cacheExpiresAt: (until: Date) => void expiries.push(until.toISOString()) };
    return (await findHomeComponents({ ...at, cache })).map(({ kind }) => kind);
  }
  expect(await shownAt("2026-12-01T06:59:59Z")).toEqual(["viewed_products"]);
  expect(await shownAt("2026-12-01T07:00:00Z")).toEqual(["viewed_products", "brands"]);
  expect(await shownAt("2026-12-24T17:00:00Z")).toEqual(["viewed_products"]);
  expect(expiries).toEqual(["2026-12-01T07:00:00.000Z", ...Array<string>(2).fill("2026-12-24T17:00:00.000Z")]);
  expect(await previewHome(ctx, { at: "2026-12-24T18:00" })).toMatchObject({
    value: { sections: [{ kind: "viewed_products" }], at: "2026-12-24T17:00:00.000Z" },
  });
  expect(await previewHome(asStaff("settings.manage"), { at: "" })).toFail("not_yours");
  for (const wrong of [
    { starts_at: "soon" },
    { ends_at: "2026-13-01T00:00" },
    { ...scheduled, ends_at: "2026-12-01T08:00" },
  ])
    expect(await saveHome(ctx, { sections: [section("newest", { ...wrong, id: null, kind: "newest" })] })).toFail(
      "invalid",
    );
});
