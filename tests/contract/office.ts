import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { currencies } from "#db/schema/currency.ts";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { PERMISSIONS } from "#shared/permission.ts";
import { insertAffiliateApplications } from "./affiliate-actions.ts";
import { insertProposedBrands } from "./catalog-actions.ts";
import { peopleTheShop } from "./order-world.ts";
import { insertRefusedRefund } from "./payment-actions.ts";
import { insertRequestedPayouts } from "./payout-actions.ts";
import { insertWaitingChange } from "./product-actions.ts";
import { insertApplications } from "./shop-actions.ts";
import { insertShopPeople } from "./shop-people.ts";
import { DEMO_PASSWORD } from "../e2e/accounts.ts";
import { makeStaffMember } from "../support/customers.ts";

/** In addition to the people of the matrix of orders: staff for each permission, and something to decide. */
export async function peopleTheOffice(db: Database): Promise<void> {
  await peopleTheShop(db);
  await insertRequestedPayouts(db);
  await insertAffiliateApplications(db);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const member = (email: string, permissions: string[]) =>
    makeStaffMember(db, permissions, { firstName: "Office", lastName: email, email, passwordHash });
  for (const permission of PERMISSIONS) {
    await member(`only-${permission}@office.example`, [permission]);
    await member(
      `without-${permission}@office.example`,
      PERMISSIONS.filter((each) => each !== permission),
    );
  }
  const [shopper] = await db.select().from(customers).where(eq(customers.email, "shopper@souk.example"));
  for (const amountMinor of [1000, 2000, 3000])
    await db
      .insert(walletRecharges)
      .values({ customerId: shopper!.id, method: "offline", amountMinor, currencyCode: "USD" });
  await db.update(currencies).set({ proposedRate: "1.5" }).where(eq(currencies.code, "EUR"));
  await insertRefusedRefund(db);
  await insertApplications(db);
  await insertShopPeople(db);
  await insertProposedBrands(db);
  await insertWaitingChange(db);
  for (const idempotencyKey of ["given-up:1", "given-up:2"])
    await db.insert(mails).values({
      idempotencyKey,
      template: "password-changed",
      recipient: "shopper@souk.example",
      languageCode: "en",
      data: { name: "Sam" },
      attempts: 8,
      nextAttemptAt: null,
      failure: "Error: no mail server",
    });
}
