import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { shops } from "#db/schema/shop.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { adoptBankAccount } from "./adopt-bank-account.ts";
import { bankAccountInput } from "./bank-account.input.ts";
import { confirmBankAccount } from "./confirm-bank-account.ts";
import { getBankAccount, getConfirmedAccount } from "./get-bank-account.ts";
import { resendBankAccountCode, saveBankAccount } from "./save-bank-account.ts";

const { db } = await openTestDatabase();
const MINUTE = 60_000;
const details = bankAccountInput.parse({
  holder: "Nadia Haddad",
  country_code: "DE",
  iban: "DE89 3704 0044 0532 0130 00",
});

const customerId = await makeCustomer(db, { emailVerifiedAt: new Date() });
const [shop] = await db.insert(shops).values({ slug: "shop", name: "Shop", ownerId: customerId }).returning();
const shopId = shop!.id;

const open = (now = new Date()) => makeContext(db, { visitor: { customerId }, now });

async function mailedCode(): Promise<string> {
  const rows = await db.select().from(mails).where(eq(mails.template, "bank-account-code")).orderBy(mails.id);
  return (rows.at(-1)!.data as { code: string }).code;
}

test("an account is paid to once its owner has entered the mailed code", async () => {
  const ctx = open();
  expect(await saveBankAccount(ctx, { shopId }, details)).toEqual({ ok: true, value: null });
  expect(await getConfirmedAccount(ctx, { shopId })).toBeNull();
  const code = await mailedCode();
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await confirmBankAccount(ctx, { shopId }, { code: wrong })).toFail("wrong_code");
  expect((await confirmBankAccount(ctx, { shopId }, { code })).ok).toBe(true);
  expect(await getConfirmedAccount(ctx, { shopId })).toMatchObject({ iban: "DE89370400440532013000" });
  expect(await getBankAccount(ctx, { shopId })).toMatchObject({ state: "confirmed", number: "•••• 3000" });
  expect(await confirmBankAccount(ctx, { shopId }, { code })).toFail("code_ended");
});

test("another account has to be confirmed again", async () => {
  const ctx = open();
  await saveBankAccount(ctx, { shopId }, details);
  await confirmBankAccount(ctx, { shopId }, { code: await mailedCode() });
  await saveBankAccount(ctx, { shopId }, { ...details, iban: "GB82WEST12345698765432", country_code: "GB" });
  expect(await getConfirmedAccount(ctx, { shopId })).toBeNull();
});

test("a code ends after half an hour and after five attempts", async () => {
  const now = new Date();
  await saveBankAccount(open(now), { shopId }, details);
  const code = await mailedCode();
  const later = open(new Date(now.getTime() + 31 * MINUTE));
  expect(await confirmBankAccount(later, { shopId }, { code })).toFail("code_ended");
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries += 1) await confirmBankAccount(open(now), { shopId }, { code: wrong });
  expect(await confirmBankAccount(open(now), { shopId }, { code })).toFail("code_ended");
  expect((await resendBankAccountCode(open(now), { shopId })).ok).toBe(true);
  expect((await confirmBankAccount(open(now), { shopId }, { code: await mailedCode() })).ok).toBe(true);
});

test("the code of one owner does not confirm another's account", async () => {
  const ctx = open();
  await saveBankAccount(ctx, { shopId }, details);
  const code = await mailedCode();
  await saveBankAccount(ctx, { customerId }, details);
  if (code === (await mailedCode())) return;
  expect(await confirmBankAccount(ctx, { customerId }, { code })).toFail("wrong_code");
});

test("an unverified address gets no code, and nothing is stored", async () => {
  await db.update(customers).set({ emailVerifiedAt: null }).where(eq(customers.id, customerId));
  expect(await saveBankAccount(open(), { shopId }, details)).toFail("email_unverified");
  expect(await getBankAccount(open(), { shopId })).toBeNull();
});

test("an account that was confirmed in an application becomes the shop's, if it can be paid to", async () => {
  const [ctx, now] = [open(), new Date()];
  const typed = { holder: "Nadia Haddad", countryCode: "US", account: "000123456789", bankCode: "021000021" };
  expect(await adoptBankAccount(ctx, { shopId }, { ...typed, bankCode: "" }, now)).toBe(false);
  expect(await adoptBankAccount(ctx, { shopId }, { ...typed, bankCode: "123456789" }, now)).toBe(false);
  expect(await getBankAccount(ctx, { shopId })).toBeNull();
  expect(await adoptBankAccount(ctx, { shopId }, typed, now)).toBe(true);
  expect(await getConfirmedAccount(ctx, { shopId })).toMatchObject({ iban: "", bankCode: "021000021" });
  const iban = { ...typed, account: "DE89370400440532013000", bankCode: "cobadeff" };
  expect(await adoptBankAccount(ctx, { shopId }, iban, now)).toBe(true);
  expect(await getConfirmedAccount(ctx, { shopId })).toMatchObject({ countryCode: "DE", bic: "COBADEFF" });
});
