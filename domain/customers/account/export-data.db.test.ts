import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeContext } from "#tests/support/context.ts";
import { customerContext } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { exportData } from "./export-data.ts";
import { EXPORTED_PARTS } from "./exported-parts.ts";

const { db } = await openTestDatabase();

/** Tables of a customer that hold nothing but hashes, secrets, what others did, or the records of a shop. */
const NOT_EXPORTED = [
  "carts",
  "customer_codes",
  "ledger_accounts",
  "ledger_closes",
  "list_exports",
  "order_refunds",
  "passkey_challenges",
  "payout_runs",
  "phone_codes",
  "product_imports",
  "provider_customers",
  "recovery_codes",
  "refund_payouts",
  "refunds",
  "shops",
  "sign_in_challenges",
  "staff_invitations",
  "stock_imports",
  "stock_movements",
  "term_imports",
];

const come = (email: string) => customerContext(db, {}, { email, firstName: "Noor", passwordHash: "$argon2id$secret" });

test("every table that knows customers is in the export, or named as one that holds nothing of theirs", async () => {
  const { rows } = (await db.execute(sql`
    select distinct f.relname as name from pg_constraint k join pg_class f on f.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'customers'::regclass
  `)) as { rows: { name: string }[] };
  const exported = new Set<string>(Object.values(EXPORTED_PARTS).map(({ table }) => table));
  const missing = rows.map(({ name }) => name).filter((name) => !exported.has(name) && !NOT_EXPORTED.includes(name));
  expect(missing.toSorted()).toEqual([]);
});

test("a customer gets what is their own, without secrets", async () => {
  const ctx = await come("noor@souk.example");
  await come("other@souk.example");
  const data = await exportData(ctx);
  expect(data.ok && data.value.parts.account).toMatchObject([{ email: "noor@souk.example", first_name: "Noor" }]);
  const text = JSON.stringify(data);
  expect(text).not.toContain("argon2id");
  expect(text).not.toContain("other@souk.example");
  expect(await exportData(makeContext(db))).toFail("sign_in");
});

test("it can be asked for five times an hour", async () => {
  const ctx = await come("noor@souk.example");
  for (let tries = 0; tries < 5; tries += 1) expect((await exportData(ctx)).ok).toBe(true);
  expect(await exportData(ctx)).toFail("too_many_tries");
});
