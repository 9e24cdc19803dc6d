import type { Database } from "#db/client.ts";
import { affiliates } from "#db/schema/affiliate.ts";
import { makeCustomer } from "../support/customers.ts";
import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

type Listed = { affiliates: { data: { id: number }[] } };

const APPLICATIONS = 4;

/** Customers who have applied as affiliates. */
export async function insertAffiliateApplications(db: Database): Promise<void> {
  for (let count = 0; count < APPLICATIONS; count += 1)
    await db.insert(affiliates).values({
      customerId: await makeCustomer(db, { email: `applicant-${count}@matrix.example` }),
      code: `applicant-${count}`,
      plan: "Reviews on my blog, twice a week",
      agreement: "2026-11",
      agreedAt: new Date(),
    });
}

/** What staff do with affiliates, each on something of its own. */
export function affiliateActions(staff: () => Client): Record<string, Action> {
  async function listed(status: string): Promise<number> {
    const { body } = await staff().get<Listed>(`admin/affiliates?status=${status}`);
    return body.affiliates.data[0]!.id;
  }
  const reason = "The website is empty";
  return actionsOf({
    "POST /admin/affiliates/{id}/approve": { id: () => listed("applied"), body: {}, action: "affiliate.decide" },
    "POST /admin/affiliates/{id}/reject": { id: () => listed("applied"), body: { reason }, action: "affiliate.decide" },
    "POST /admin/affiliates/{id}/rate": {
      id: () => listed("approved"),
      body: { percent: "7.5" },
      action: "affiliate.rate",
    },
    "POST /admin/affiliates/{id}/suspend": {
      id: () => listed("approved"),
      body: { reason },
      action: "affiliate.decide",
    },
    "POST /admin/affiliates/bulk": {
      body: async () => ({ ids: [await listed("applied")], action: "reject", reason }),
      action: "affiliate.decide",
    },
    "POST /admin/affiliate-rates": { body: { category_id: null, percent: "5" }, action: "affiliate.rate" },
  });
}
