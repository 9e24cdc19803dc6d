import { expect, test } from "vitest";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { profileInput } from "#domain/customers/customer/customer.input.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import { updateProfile } from "./update-profile.ts";

const { db } = await openTestDatabase();
const nadia = await makeCustomer(db);

const as = (customerId: number | null) => makeContext(db, { visitor: { customerId } });
const typed = { first_name: " Nadia ", last_name: "Khoury", phone: "+49 30 123456", language_code: "ar" };

test("a customer changes names, phone and the language that the shop writes in", async () => {
  expect(await updateProfile(as(nadia), profileInput.parse(typed))).toSucceed({
    firstName: "Nadia",
    lastName: "Khoury",
  });
  expect(await getProfile(as(nadia))).toMatchObject({ phone: "+49 30 123456", languageCode: "ar" });
});

test("an omitted phone number is deleted, and the language stays unchanged", async () => {
  await updateProfile(as(nadia), profileInput.parse(typed));
  await updateProfile(as(nadia), profileInput.parse({ first_name: "Nadia", last_name: "Khoury" }));
  expect(await getProfile(as(nadia))).toMatchObject({ phone: null, languageCode: "ar" });
});

test("a language that the shop does not have is reported at its field, and a guest has no profile", async () => {
  expect(await updateProfile(as(nadia), profileInput.parse({ ...typed, language_code: "xx" }))).toFailAt(
    "language_code",
  );
  expect(await updateProfile(as(null), profileInput.parse(typed))).toEqual({ ok: false, failure: { code: "sign_in" } });
  expect(await getProfile(as(null))).toBeNull();
});
