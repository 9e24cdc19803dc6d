import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { categories } from "#db/schema/category.ts";
import { pages } from "#db/schema/page.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { homeRevisionOf } from "../home-admin/home-revision.ts";
import { findMenus } from "./find-menus.ts";
import { getMenuForm } from "./get-menu-form.ts";
import { menuInput } from "./menu.input.ts";
import { saveMenu } from "./save-menu.ts";

const { db } = await openTestDatabase();

const editor = (permissions = ["content.manage"]) => staffContext(db, permissions);

async function targets() {
  const [category] = await db
    .insert(categories)
    .values({ slug: "lamps-of-menu", name: "Lamps" })
    .returning({ id: categories.id });
  const [page] = await db
    .insert(pages)
    .values({ slug: "our-story", title: "Our story", body: "<p>We sell lamps.</p>" })
    .returning({ id: pages.id });
  return { categoryId: category!.id, pageId: page!.id };
}

const read = (entries: object[]) => menuInput.parse({ entries });

describe("a menu", () => {
  test("is the usual one until it is arranged, then leads where its entries say, in each language", async () => {
    const ctx = await editor();
    const { categoryId, pageId } = await targets();
    expect(await findMenus(ctx)).toEqual({ header: [], footer: [] });
    const saved = await saveMenu(
      ctx,
      "footer",
      read([
        {
          label: "Discover",
          target: { kind: "heading" },
          translations: [{ language_code: "ar", label: "اكتشف" }],
          children: [
            { target: { kind: "category", id: categoryId } },
            { target: { kind: "page", id: pageId } },
            { target: { kind: "place", place: "blog" } },
          ],
        },
        { label: "Partner", target: { kind: "address", address: "https://partner.example/" } },
        { label: "Empty", target: { kind: "heading" } },
      ]),
    );
    expect(saved).toEqual({ ok: true, value: null });
    const { footer } = await findMenus(ctx);
    expect(footer).toEqual([
      {
        label: "Discover",
        to: null,
        children: [
          { label: "Lamps", to: "/category/lamps-of-menu" },
          { label: "Our story", to: "/page/our-story" },
          { label: "Blog", to: "/blogs" },
        ],
      },
      { label: "Partner", to: "https://partner.example/", children: [] },
    ]);
    expect((await findMenus(makeContext(db, { visitor: { language: ARABIC } }))).footer[0]).toMatchObject({
      label: "اكتشف",
      children: [{}, {}, { label: "المدونة" }],
    });
    expect((await db.select().from(auditEntries))[0]).toMatchObject({ action: "menu.change", subjectId: "footer" });
  });

  test("leaves out a hidden category and a draft, and what was deleted", async () => {
    const ctx = await editor();
    const { categoryId, pageId } = await targets();
    await saveMenu(
      ctx,
      "header",
      read([{ target: { kind: "category", id: categoryId } }, { target: { kind: "page", id: pageId } }]),
    );
    await db.update(categories).set({ isHidden: true });
    await db.update(pages).set({ isPublished: false });
    expect((await findMenus(makeContext(db))).header).toEqual([]);
    await db.delete(pages);
    expect(await getMenuForm(ctx, "header")).toSucceed([{ target: { kind: "category" } }]);
  });

  test("is not saved over another's changes, to what is not there, or without a name where it needs one", async () => {
    const ctx = await editor();
    const save = (entries: object[], more: object = {}) => saveMenu(ctx, "header", { ...read(entries), ...more });
    expect(await save([{ target: { kind: "page", id: 999_999 } }])).toFail("invalid", {
      errors: { "entries.0.target": [expect.any(String)] },
    });
    expect(await save([{ target: { kind: "heading" } }])).toFail("invalid", {
      errors: { "entries.0.label": [expect.any(String)] },
    });
    expect(
      await save([{ target: { kind: "place", place: "cart" }, translations: [{ language_code: "xx", label: "x" }] }]),
    ).toFail("invalid");
    const cart = [{ target: { kind: "place", place: "cart" } }];
    expect(await save(cart, { revision: homeRevisionOf([]) })).toSucceed();
    expect(await save(cart, { revision: homeRevisionOf([]) })).toFail("changed_meanwhile");
  });

  test("takes no address that runs scripts or leaves for another host by a trick", () => {
    for (const address of ["javascript:alert(1)", "//evil.example", "http://plain.example", "/\\evil", "https://a b"])
      expect(menuInput.safeParse({ entries: [{ label: "x", target: { kind: "address", address } }] }).success).toBe(
        false,
      );
  });

  test("is arranged only by those who may edit the content", async () => {
    const ctx = await editor(["orders.read"]);
    expect(await saveMenu(ctx, "header", read([]))).toFail("not_yours");
    expect(await getMenuForm(ctx, "header")).toFail("not_yours");
  });
});
