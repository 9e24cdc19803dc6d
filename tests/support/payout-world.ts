import type { Database } from "#db/client.ts";
import { affiliates } from "#db/schema/affiliate.ts";
import { bankAccounts } from "#db/schema/bank-account.ts";
import { shopPayoutTerms } from "#db/schema/payout.ts";
import type { Context } from "#domain/context.ts";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import type { TransferRequest } from "#domain/payment/provider/payout-provider.ts";
import { makeCustomer, makeStaffMember } from "./customers.ts";

const OFFICE = ["payouts.manage", "affiliates.manage"];
/** A confirmed account of the named owner. */
export const ACCOUNT = {
  state: "confirmed" as const,
  holder: "Shop Ltd",
  countryCode: "GB",
  iban: "GB82WEST12345698765432",
};
/** It loses every third answer, after the transfer was made. */
const LOST = 3;
/** An account that there is not. */
export const GONE = "acct_gone";

export type PayoutWorld = {
  shopIds: number[];
  affiliates: { customerId: number; code: string }[];
  /** One makes runs, the other approves them. */
  staff: Context[];
  /** Transfers that the provider made, by key. */
  sent: Map<string, TransferRequest>;
};

export type TransferringProvider = { provider: PaymentProvider; sent: PayoutWorld["sent"] };

/** A provider that pays out as well: each key once, and its answer is lost now and then. */
export function withTransfers(provider: PaymentProvider): TransferringProvider {
  const sent: PayoutWorld["sent"] = new Map();
  let requests = 0;
  return {
    sent,
    provider: {
      ...provider,
      payouts: {
        transfer: (request) => {
          if (request.destination === GONE) return Promise.resolve({ ok: false, reason: "No such destination" });
          if (!sent.has(request.transferKey)) sent.set(request.transferKey, request);
          requests += 1;
          if (requests % LOST === 0) return Promise.reject(new Error("The answer was lost"));
          return Promise.resolve({ ok: true, reference: `tr_${request.transferKey}` });
        },
      },
    },
  };
}

/** Accounts of the shops, one of them at the provider, and two affiliates: someone, and the customer of the world. */
export async function makePayoutWorld(
  db: Database,
  {
    shopIds,
    customerId,
    sent,
    come,
  }: Pick<PayoutWorld, "shopIds" | "sent"> & { customerId: number; come: (visitor: object) => Promise<Context> },
): Promise<PayoutWorld> {
  const confirmedAt = new Date();
  const payees = [await makeCustomer(db), customerId];
  const made: PayoutWorld["affiliates"] = [];
  for (const [index, payee] of payees.entries()) {
    const code = `affiliate-${index}`;
    await db
      .insert(affiliates)
      .values({ customerId: payee, code, status: "approved", agreement: "2026-11", agreedAt: confirmedAt });
    made.push({ customerId: payee, code });
  }
  const owners = [...shopIds.map((shopId) => ({ shopId })), ...payees.map((payee) => ({ customerId: payee }))];
  await db.insert(bankAccounts).values(owners.map((owner) => ({ ...ACCOUNT, ...owner, confirmedAt })));
  await db.insert(shopPayoutTerms).values({ shopId: shopIds[1]!, providerAccount: "acct_test" });
  const staff: Context[] = [];
  for (let count = 0; count < 2; count += 1) {
    const staffId = await makeStaffMember(db, OFFICE);
    staff.push(await come({ customerId: staffId, permissions: OFFICE }));
  }
  return { shopIds, affiliates: made, staff, sent };
}
