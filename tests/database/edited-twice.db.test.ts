import { beforeAll, expect, test } from "vitest";
import { mediaFiles } from "#db/schema/media.ts";
import { changeCategory, createCategory } from "#domain/catalog/category-admin/save-category.ts";
import { categoryInput, newCategoryInput } from "#domain/catalog/category-admin/category-admin.input.ts";
import { findCategoryRecords } from "#domain/catalog/category-admin/find-category-records.ts";
import { findTemplateRecords } from "#domain/catalog/specification-template/find-templates.ts";
import { changeTemplate, createTemplate } from "#domain/catalog/specification-template/save-template.ts";
import { templateInput } from "#domain/catalog/specification-template/specification-template.input.ts";
import { findTermRecords } from "#domain/catalog/term-admin/find-term-records.ts";
import { changeTerm, createTerm } from "#domain/catalog/term-admin/save-term.ts";
import { termInput } from "#domain/catalog/term-admin/term-admin.input.ts";
import { findCommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { storeCarrier, storePackage, storePractice } from "#domain/checkout/shipping/store-practice.ts";
import { carrierInput, packageInput, practiceInput } from "#domain/checkout/shipping/practice.input.ts";
import type { Context } from "#domain/context.ts";
import { addressFormInput } from "#domain/platform/country-admin/address-form.input.ts";
import { findCountryAddressForms } from "#domain/platform/country-admin/find-all-countries.ts";
import { saveAddressForm } from "#domain/platform/country-admin/save-address-form.ts";
import { findAdminLanguages } from "#domain/platform/language-admin/find-admin-languages.ts";
import { changeLanguage, saveLanguageTexts } from "#domain/platform/language-admin/save-language.ts";
import { getMailTextForm, findMailSenders } from "#domain/platform/mail-text/find-mail-texts.ts";
import { recordOfSenders } from "#domain/platform/mail-text/mail-text.ts";
import { saveMailLayout } from "#domain/platform/mail-text/save-mail-layout.ts";
import { saveMailSenders, saveMailTexts } from "#domain/platform/mail-text/save-mail-texts.ts";
import { changeMedia } from "#domain/platform/media/change-media.ts";
import { findMedia } from "#domain/platform/media/find-media.ts";
import { campaignInput } from "#domain/pricing/campaign-admin/campaign-admin.input.ts";
import { getAdminCampaign } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { saveCampaign } from "#domain/pricing/campaign-admin/save-campaign.ts";
import { changeCoupon } from "#domain/pricing/coupon-admin/change-coupon.ts";
import { changeCouponInput, newCouponInput } from "#domain/pricing/coupon-admin/coupon-admin.input.ts";
import { createCoupon } from "#domain/pricing/coupon-admin/create-coupon.ts";
import { getCouponForm } from "#domain/pricing/coupon-admin/get-coupon-form.ts";
import { changePriceRule } from "#domain/pricing/price-rule/change-price-rule.ts";
import { createPriceRules } from "#domain/pricing/price-rule/create-price-rules.ts";
import { findPriceRulesOf, getPriceRuleForm } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import { changePriceRuleInput, newPriceRulesInput } from "#domain/pricing/price-rule/price-rule.input.ts";
import { versionOf } from "#domain/record-version.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { ADMIN_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import type { Result } from "#shared/result.ts";
import { TERM_KINDS } from "#shared/term-kinds.ts";
import { makeCategory, makeProduct, makeShop } from "../support/catalog.ts";
import { makeContext, withReference } from "../support/context.ts";
import { makeStaffMember } from "../support/customers.ts";
import { openTestDatabase } from "./open-test-database.ts";

const { db } = await openTestDatabase();
const OPERATOR = { kind: "operator", shopId: null } as const;
let staff: Context;

beforeAll(async () => {
  await withReference(db);
  const permissions = ["*"];
  staff = makeContext(db, { visitor: { customerId: await makeStaffMember(db, permissions), permissions } });
});

function valueOf<Value>(found: Result<Value, unknown>): Value {
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return found.value;
}

const day = (days: number) => new Date(staff.now().getTime() + days * 86_400_000).toISOString();

/** Two people open the same record: the second one to save is notified, and finds what the first one saved. */
async function expectSecondToConflict(
  read: () => Promise<{ version: string }>,
  save: (version: string, number: number) => Promise<unknown>,
) {
  const { version } = await read();
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(await save(version, 1)).toMatchObject({ ok: true });
  const saved = await read();
  expect(await save(version, 2)).toEqual({ ok: false, failure: { code: "changed_meanwhile" } });
  expect(await read()).toEqual(saved);
}

test("categories", async () => {
  const id = valueOf(await createCategory(staff, newCategoryInput.parse({ name: "Lamps" })));
  const input = (number: number, version: string) => ({
    ...categoryInput.parse({ name: `Lamps ${number}`, translations: { es: { name: "Lámparas" } } }),
    version,
  });
  await expectSecondToConflict(
    async () => (await findCategoryRecords(staff)).find((category) => category.id === id)!,
    (version, number) => changeCategory(staff, id, input(number, version)),
  );
});

test.each(TERM_KINDS)("%s", async (kind) => {
  const attributeId =
    kind === "attribute-values"
      ? valueOf(await createTerm(staff, "attributes", termInput.parse({ name: "Shape" })))
      : null;
  const typed = { name: "First", attribute_id: attributeId };
  const id = valueOf(await createTerm(staff, kind, termInput.parse(typed)));
  await expectSecondToConflict(
    async () => (await findTermRecords(staff, kind)).find((term) => term.id === id)!,
    (version, number) =>
      changeTerm(staff, kind, id, { ...termInput.parse({ ...typed, name: `Term ${number}` }), version }),
  );
});

test("templates of specifications", async () => {
  const typed = templateInput.parse({ name: "Clothes", rows: ["Material"] });
  const id = valueOf(await createTemplate(staff, typed));
  await expectSecondToConflict(
    async () => (await findTemplateRecords(staff)).find((template) => template.id === id)!,
    (version, number) => changeTemplate(staff, id, { ...typed, rows: ["Material", `Care ${number}`], version }),
  );
});

test("special prices", async () => {
  const { productId } = await makeProduct(db, await makeShop(db), await makeCategory(db), { prices: [2000] });
  const terms = { discount_kind: "percent", percent: "25", starts_at: day(1), ends_at: day(2) };
  valueOf(await createPriceRules(staff, OPERATOR, newPriceRulesInput.parse({ product_ids: [productId], ...terms })));
  const [rule] = (await findPriceRulesOf(staff, OPERATOR, readListUrl(ADMIN_PRICE_RULE_LIST, new URLSearchParams())))
    .rows;
  await expectSecondToConflict(
    async () => valueOf(await getPriceRuleForm(staff, OPERATOR, rule!.id)),
    (version, number) =>
      changePriceRule(
        staff,
        OPERATOR,
        rule!.id,
        changePriceRuleInput.parse({ ...terms, percent: `3${number}`, version }),
      ),
  );
});

test("campaigns", async () => {
  const typed = { slug: "autumn", title: "Autumn", backdrop: "#0b6360", starts_at: day(1), ends_at: day(2) };
  const id = valueOf(await saveCampaign(staff, null, campaignInput.parse(typed)));
  const translations = [{ language_code: "es", title: "Otoño" }];
  await expectSecondToConflict(
    async () => valueOf(await getAdminCampaign(staff, id)).campaign,
    (version, number) =>
      saveCampaign(staff, id, {
        ...campaignInput.parse({ ...typed, title: `Autumn ${number}`, translations }),
        version,
      }),
  );
});

test("coupons", async () => {
  const typed = {
    title: "Welcome",
    kind: "invoice_base",
    discount_kind: "percent",
    percent: "10",
    starts_at: day(0),
    ends_at: day(5),
  };
  const id = valueOf(await createCoupon(staff, OPERATOR, newCouponInput.parse({ ...typed, code: "HELLO-10" })));
  await expectSecondToConflict(
    async () => valueOf(await getCouponForm(staff, OPERATOR, id)),
    (version, number) =>
      changeCoupon(staff, OPERATOR, id, changeCouponInput.parse({ ...typed, percent: `2${number}`, version })),
  );
});

test("handling, packages and carriers", async () => {
  valueOf(await storePractice(staff, "operator", practiceInput.parse({ handling_days: 1 })));
  const common = async () => valueOf(await findCommonShipping(staff));
  await expectSecondToConflict(
    async () => (await common()).practice,
    (version, number) =>
      storePractice(staff, "operator", practiceInput.parse({ handling_days: 1 + number, cut_off: "14:30", version })),
  );
  const box = { name: "Box", length_mm: 300, width_mm: 200, height_mm: 100 };
  const { id: boxId } = valueOf(await storePackage(staff, "operator", packageInput.parse(box)));
  await expectSecondToConflict(
    async () => (await common()).practice.packages.find(({ id }) => id === boxId)!,
    (version, number) =>
      storePackage(staff, "operator", packageInput.parse({ ...box, id: boxId, empty_grams: number, version })),
  );
  const { id } = valueOf(await storeCarrier(staff, "operator", carrierInput.parse({ name: "Bikes" })));
  await expectSecondToConflict(
    async () => (await common()).carriers.find((carrier) => carrier.id === id)!,
    (version, number) => storeCarrier(staff, "operator", carrierInput.parse({ id, name: `Bikes ${number}`, version })),
  );
});

test("address forms", async () => {
  const forms = async () => valueOf(await findCountryAddressForms({ ...staff, cache: makeContext(db).cache }));
  const { countryCode } = (await forms())[0]!;
  const typed = {
    country_code: countryCode,
    parts: ["line_1", "city", "postal_code"],
    state_kind: "any",
    postal_code_kind: "postal",
    is_postal_code_required: false,
  };
  await expectSecondToConflict(
    async () => (await forms()).find((form) => form.countryCode === countryCode)!,
    (version, number) =>
      saveAddressForm(staff, addressFormInput.parse({ ...typed, postal_code_example: `1234${number}`, version })),
  );
});

test("images of the library", async () => {
  await db.insert(mediaFiles).values({ file: "lamp.webp", name: "Lamp", byteCount: 10, createdAt: staff.now() });
  const read = async () =>
    (await findMedia(staff, OPERATOR, readListUrl(ADMIN_MEDIA_LIST, new URLSearchParams()))).rows[0]!;
  const { id } = await read();
  await expectSecondToConflict(read, (version, number) =>
    changeMedia(staff, OPERATOR, id, { name: "Lamp", alt: `A lamp ${number}`, version }),
  );
});

test("languages, and each of their sentences", async () => {
  const read = async () => valueOf(await findAdminLanguages(staff)).find(({ code }) => code === "es")!;
  await expectSecondToConflict(read, (version, number) =>
    changeLanguage(staff, "es", { name: `Español ${number}`, direction: "ltr", flag: "es", is_active: true, version }),
  );
  const [cart, search] = ["Add to cart", "Search"] as const;
  const stale = { ok: false, failure: { code: "changed_meanwhile" } };
  valueOf(await saveLanguageTexts(staff, "es", { [cart]: "A la cesta", [search]: "Busca" }));
  const known = { [cart]: "A la cesta" };
  expect(await saveLanguageTexts(staff, "es", { [cart]: "Al carro" }, known)).toMatchObject({ ok: true });
  expect(await saveLanguageTexts(staff, "es", { [search]: "Buscar ya" }, { [search]: "Busca" })).toMatchObject({
    ok: true,
  });
  expect(await saveLanguageTexts(staff, "es", { [cart]: "Comprar" }, known)).toEqual(stale);
});

test("what mails say, how they are arranged, and who sends them", async () => {
  const fresh = () => ({ ...staff, cache: makeContext(db).cache });
  const form = async () => valueOf(await getMailTextForm(fresh(), "welcome", "en"));
  await expectSecondToConflict(form, (version, number) =>
    saveMailLayout(fresh(), "welcome", {
      language: "en",
      blocks: [
        { kind: "heading", text: `Hello ${number}` },
        { kind: "texts" },
        { kind: "details" },
        { kind: "action" },
      ],
      version,
    }),
  );
  const { keyword, text } = (await form()).texts[0]!;
  const save = (changed: string) =>
    saveMailTexts(fresh(), "welcome", { language: "en", texts: { [keyword]: changed }, known: { [keyword]: text } });
  expect(await save(`${text} 1`)).toMatchObject({ ok: true });
  expect(await save(`${text} 2`)).toEqual({ ok: false, failure: { code: "changed_meanwhile" } });
  await saveMailSenders(staff, { senders: [{ language_code: "es", name: "Tienda", footer: "" }] });
  await expectSecondToConflict(
    async () => ({ version: versionOf(recordOfSenders(valueOf(await findMailSenders(fresh())))) }),
    (version, number) =>
      saveMailSenders(staff, { senders: [{ language_code: "es", name: `Tienda ${number}`, footer: "" }], version }),
  );
});
