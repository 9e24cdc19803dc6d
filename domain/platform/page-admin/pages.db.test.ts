import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { pages } from "#db/schema/page.ts";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import { addMedia } from "#domain/platform/media/add-media.ts";
import { findMedia } from "#domain/platform/media/find-media.ts";
import { removeSelectedMedia } from "#domain/platform/media/remove-media.ts";
import { findPages } from "#domain/platform/page/find-pages.ts";
import { getPage } from "#domain/platform/page/get-page.ts";
import { ADMIN_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { Permission } from "#shared/permission.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { compareVersion } from "./compare-version.ts";
import { findAdminPages, getPageForm } from "./find-admin-pages.ts";
import type { PageInput } from "./page-admin.input.ts";
import { removePage } from "./remove-page.ts";
import { restorePage } from "./restore-page.ts";
import { changePage, createPage } from "./save-page.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["*"], { firstName: "Olga", lastName: "Operator" });

const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId, permissions } });
const editor = () => asStaff("content.manage");

const pageOf = (fields: Partial<PageInput> = {}): PageInput => ({
  slug: "about",
  title: "About us",
  body: "<p>We sell <b>lamps</b>.</p>",
  description: "",
  is_published: true,
  publish_at: "",
  is_legal: false,
  is_in_footer: true,
  translations: [],
  version_id: null,
  ...fields,
});

const create = async (fields: Partial<PageInput>) => valueOf(await createPage(editor(), pageOf(fields)));
const formOf = async (id: number) => valueOf(await getPageForm(editor(), id));

test("pages are written only by staff with the permission", async () => {
  const other = asStaff("orders.read", "settings.manage");
  expect(await findAdminPages(other)).toFail("not_yours");
  expect(await createPage(other, pageOf())).toFail("not_yours");
  expect(await changePage(other, 1, pageOf())).toFail("not_yours");
  expect(await removePage(other, 1)).toFail("not_yours");
  expect(await restorePage(other, 1)).toFail("not_yours");
});

test("a new page is cleaned, translated, in the footer, and in the audit log", async () => {
  const arabic = { language_code: "ar", title: "من نحن", body: "<p>مصابيح</p>", description: "" };
  const ctx = editor();
  const id = await create({ slug: "our-story", translations: [arabic] });
  expect(await getPage(ctx, "our-story")).toMatchObject({
    title: "About us",
    body: "<p>We sell <strong>lamps</strong>.</p>",
  });
  const language = { code: "ar", name: "", direction: "rtl" as const, flag: "" };
  expect(await getPage(makeContext(db, { visitor: { language } }), "our-story")).toMatchObject({ title: "من نحن" });
  expect((await findPages(ctx)).map(({ slug }) => slug).at(-1)).toBe("our-story");
  expect(await formOf(id)).toMatchObject({ versions: [{ savedBy: "Olga Operator" }] });
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: "page.create", subjectId: "our-story" });
});

test("a draft is on no page of the shop", async () => {
  await create({ slug: "soon", is_published: false });
  expect(await getPage(editor(), "soon")).toBeNull();
  expect((await findPages(editor())).some(({ slug }) => slug === "soon")).toBe(false);
});

test("a changed address redirects, and the cached pages are purged", async () => {
  const id = await create({ slug: "old-place" });
  const { versions } = await formOf(id);
  const ctx = editor();
  const changed = await changePage(ctx, id, pageOf({ slug: "new-place", version_id: versions[0]!.id }));
  expect(changed).toEqual({ ok: true, value: null });
  expect(await findMovedAddress(ctx, "page", "old-place")).toEqual({ kind: "moved", slug: "new-place" });
  expect(ctx.traces.purged).toContain("pages");
});

test("an address belongs to one page", async () => {
  await create({ slug: "taken" });
  expect(await createPage(editor(), pageOf({ slug: "taken" }))).toFailAt("slug");
});

test("someone else's change is not overwritten", async () => {
  const id = await create({ slug: "shared" });
  const version = (await formOf(id)).versions[0]!.id;
  expect(await changePage(editor(), id, pageOf({ slug: "shared", title: "Mine", version_id: version }))).toSucceed();
  expect(await changePage(editor(), id, pageOf({ slug: "shared", title: "Theirs", version_id: version }))).toFail(
    "changed_meanwhile",
  );
  expect(await formOf(id)).toMatchObject({ title: "Mine" });
});

test("the texts of a version come back as the latest one", async () => {
  const id = await create({ slug: "history", body: "<p>First</p>" });
  const first = (await formOf(id)).versions[0]!.id;
  await changePage(editor(), id, pageOf({ slug: "history", body: "<p>Second</p>", version_id: first }));
  expect(await restorePage(editor(), first)).toEqual({ ok: true, value: null });
  const form = await formOf(id);
  expect(form.body).toBe("<p>First</p>");
  expect(form.versions).toHaveLength(3);
});

test("a page is deleted, a legal one is not", async () => {
  const id = await create({ slug: "short-lived" });
  expect(await removePage(editor(), id)).toEqual({ ok: true, value: null });
  expect(await findMovedAddress(editor(), "page", "short-lived")).toEqual({ kind: "gone", categorySlug: null });
  const all = valueOf(await findAdminPages(editor()));
  const imprint = all.find(({ slug }) => slug === "imprint");
  expect(imprint).toMatchObject({ isLegal: true, versionsCount: 0, languages: ["ar", "es", "hi"] });
  expect(await removePage(editor(), imprint!.id)).toFail("legal_page");
});

test("a page keeps its blocks, and its images cannot be deleted from the library", async () => {
  const file = "content-block.webp";
  const blocks = `<figure class="wide"><img src="/img/960/${file}" alt="{shop}"></figure><hr><p class="action"><a href="/products">Go</a></p>`;
  const id = await create({ slug: "blocks", body: `${blocks}<script>x()</script><img src="//evil.example/a.webp">` });
  expect((await formOf(id)).body).toBe(blocks);
  const ctx = editor();
  await addMedia(ctx, { file, shopId: null, name: "block" }, new Uint8Array(10));
  const library = { kind: "operator", shopId: null } as const;
  const listed = await findMedia(ctx, library, readListUrl(ADMIN_MEDIA_LIST, new URLSearchParams("q=block&used=yes")));
  expect(listed.rows).toMatchObject([{ file, usesCount: 1, uses: [{ kind: "page", id, name: "About us" }] }]);
  const { versions } = await formOf(id);
  await changePage(ctx, id, pageOf({ slug: "blocks", version_id: versions[0]!.id }));
  const remove = { ids: [listed.rows[0]!.id], action: "delete" as const, dry_run: false, after: 0 };
  const removed = await removeSelectedMedia(ctx, library, remove);
  expect(removed).toMatchObject({ changed: 0, failed: [{ failure: { code: "image_used" } }] });
});

test("the database rejects markup that was not cleaned", async () => {
  for (const body of [
    '<p class="x">a</p>',
    '<img src="/img/960/a.webp" alt="" onerror="x()">',
    '<img src="//e/a.webp" alt="">',
  ])
    await expect(db.update(pages).set({ body }).where(eq(pages.slug, "imprint"))).rejects.toThrow();
});

test("a scheduled page appears at its instant, and what lists it expires then", async () => {
  const at = new Date(editor().now().getTime() + 3_600_000);
  const wrong = await createPage(editor(), pageOf({ slug: "sale-rules", publish_at: "tomorrow" }));
  expect(wrong).toFailAt("publish_at");
  const id = await create({ slug: "sale-rules", title: "Sale rules", publish_at: at.toISOString() });
  expect(await formOf(id)).toMatchObject({ publishAt: at.toISOString() });
  const early = makeContext(db);
  const expiries: Date[] = [];
  const listed = await findPages({
    ...early,
    cache: { ...early.cache, cacheExpiresAt: (instant) => void expiries.push(instant) },
  });
  expect(listed.map(({ slug }) => slug)).not.toContain("sale-rules");
  expect(expiries).toEqual([at]);
  expect(await getPage(early, "sale-rules")).toBeNull();
  const late = makeContext(db, { now: at });
  expect((await findPages(late)).map(({ slug }) => slug)).toContain("sale-rules");
  expect(await getPage(late, "sale-rules")).toMatchObject({ title: "Sale rules" });
});

test("changes since a version are shown by language and field", async () => {
  const translation = { language_code: "es", title: "Envíos", body: "<p>Gratis</p>", description: "" };
  const id = await create({ slug: "delivery-times", title: "Delivery", body: "<p>Within 3 days</p>" });
  const before = await formOf(id);
  const changed = {
    slug: "delivery-times",
    title: "Delivery",
    body: "<p>Within 5 days</p>",
    translations: [translation],
  };
  await changePage(editor(), id, pageOf({ ...changed, version_id: before.versions[0]!.id }));
  expect(await compareVersion(editor(), before.versions[0]!.id)).toEqual({
    ok: true,
    value: [
      {
        languageCode: null,
        field: "body",
        changes: [
          { kind: "same", text: "Within " },
          { kind: "removed", text: "3" },
          { kind: "added", text: "5" },
          { kind: "same", text: " days" },
        ],
      },
      { languageCode: "es", field: "title", changes: [{ kind: "added", text: "Envíos" }] },
      { languageCode: "es", field: "body", changes: [{ kind: "added", text: "Gratis" }] },
    ],
  });
  const refused = await compareVersion(asStaff("settings.manage"), before.versions[0]!.id);
  expect(refused).toFail("not_yours");
});
