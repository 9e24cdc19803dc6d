import { afterEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { languageTexts } from "#db/schema/language.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findLanguages, refreshKeywords } from "../language/find-languages.ts";
import { applyOwnTexts, keywordFileOf, readKeywordFile, translationOf } from "../language/keywords.ts";
import { findAdminLanguages, findLanguageTexts, getLanguageFile } from "./find-admin-languages.ts";
import { languageTextsQuery } from "./language-admin.input.ts";
import { addLanguage, changeLanguage, saveLanguageTexts } from "./save-language.ts";

const { db } = await openTestDatabase();
afterEach(() => applyOwnTexts({}));

const FRENCH = { code: "fr", name: "Français", direction: "ltr" as const, flag: "fr", is_active: true };

const editor = (permissions = ["content.manage"]) => staffContext(db, permissions);
const query = (input: object = {}) => languageTextsQuery.parse(input);

describe("a language", () => {
  test("is added, translated, and spoken from then on in a file with a new address", async () => {
    const ctx = await editor();
    expect(await addLanguage(ctx, FRENCH)).toEqual({ ok: true, value: null });
    expect(await addLanguage(ctx, FRENCH)).toFailAt("code");
    expect((await findLanguages(makeContext(db))).map(({ code }) => code)).toContain("fr");
    const found = valueOf(await findAdminLanguages(ctx));
    expect(found.find(({ code }) => code === "fr")).toMatchObject({ translated: 0, isDefault: false });
    expect(found.find(({ code }) => code === "en")).toMatchObject({ isDefault: true });
    const english = translationOf("fr")("Add to cart");
    expect(english).toBe("Add to cart");
    const saved = await saveLanguageTexts(ctx, "fr", {
      "Add to cart": "Ajouter au panier",
      "{count} items|one": "{count} article",
      "{count} items|other": "{count} articles",
    });
    expect(saved).toEqual({ ok: true, value: { changed: 3 } });
    await refreshKeywords(makeContext(db));
    expect(translationOf("fr")("Add to cart")).toBe("Ajouter au panier");
    expect(translationOf("fr")("{count} items", { count: 2 })).toBe("2 articles");
    const name = keywordFileOf("fr");
    expect(name).toMatch(/^lang\/fr\.[0-9a-f]{12}\.json$/);
    expect(readKeywordFile(name.replace("lang/", ""))).toContain("Ajouter au panier");
    const actions = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id);
    expect(actions.map(({ action }) => action)).toEqual(["language.change", "language.translate"]);
  });

  test("shows what is missing first, and finds a sentence by its words or its translation", async () => {
    const ctx = await editor();
    await addLanguage(ctx, FRENCH);
    await saveLanguageTexts(ctx, "fr", { "Add to cart": "Ajouter au panier" });
    const read = async (input: object) => {
      return valueOf(await findLanguageTexts(ctx, "fr", query(input)));
    };
    const all = await read({});
    expect(all.texts.items.every(({ text }) => text === "")).toBe(true);
    expect(all.language).toMatchObject({ translated: 1 });
    expect((await read({ state: "own" })).texts.items).toEqual([
      { keyword: "Add to cart", text: "Ajouter au panier", isOwn: true },
    ]);
    expect((await read({ q: "AU PANIER" })).texts.total).toBe(1);
    expect((await read({ state: "missing" })).texts.total).toBe(all.texts.total - 1);
    const file = valueOf(await getLanguageFile(ctx, "fr"));
    expect(file["Add to cart"]).toBe("Ajouter au panier");
  });

  test("takes back a text that is emptied, and stores none that the software says itself", async () => {
    const ctx = await editor();
    const own = valueOf(await getLanguageFile(ctx, "es"));
    const usual = own["Add to cart"] || "";
    await saveLanguageTexts(ctx, "es", { "Add to cart": "A la cesta" });
    expect(await db.select().from(languageTexts)).toHaveLength(1);
    await saveLanguageTexts(ctx, "es", { "Add to cart": usual });
    expect(await db.select().from(languageTexts)).toEqual([]);
    await saveLanguageTexts(ctx, "es", { "Add to cart": "A la cesta" });
    await saveLanguageTexts(ctx, "es", { "Add to cart": "" });
    expect(await db.select().from(languageTexts)).toEqual([]);
  });

  test("is refused a sentence that there is not, and a value that the original has not; nothing is stored", async () => {
    const ctx = await editor();
    const refused = await saveLanguageTexts(ctx, "es", {
      "Add to cart": "{price}",
      "No such sentence": "x",
      Cart: "Ok",
    });
    expect(refused).toFail("invalid", {
      errors: { "texts.Add to cart": [expect.any(String)], "texts.No such sentence": [expect.any(String)] },
    });
    expect(await db.select().from(languageTexts)).toEqual([]);
    expect(await saveLanguageTexts(ctx, "xx", {})).toFail("not_found");
  });

  test("that is the default stays on, and no one else can change any", async () => {
    const ctx = await editor();
    const { code: _code, ...french } = FRENCH;
    const off = { ...french, name: "English", is_active: false };
    expect(await changeLanguage(ctx, "en", off)).toFailAt("is_active");
    expect(await changeLanguage(ctx, "hi", { ...off, name: "हिन्दी" })).toSucceed();
    expect((await findLanguages(makeContext(db))).map(({ code }) => code)).not.toContain("hi");
    const other = await editor(["orders.read"]);
    expect(await addLanguage(other, FRENCH)).toFail("not_yours");
    expect(await saveLanguageTexts(other, "es", {})).toFail("not_yours");
    expect(await findAdminLanguages(other)).toFail("not_yours");
  });
});
