import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { BulkAffiliatesInput } from "./affiliate.input.ts";
import { affiliateReads } from "./affiliate.repository.ts";
import { decideAffiliate, setAffiliateRate } from "./decide-affiliate.ts";

const STATES = { approve: "approved", reject: "rejected", suspend: "suspended" } as const;

/** Decides on selected affiliates and applications, or sets their rate. */
export async function changeAffiliates(
  ctx: Context,
  input: BulkAffiliatesInput,
): Promise<Result<BulkReport, StaffFailure>> {
  const failed = staffFailure(ctx, "affiliates.manage");
  if (failed) return failure(failed);
  const { action, reason, percent } = input;
  return success(
    await runBulk(ctx, input, {
      definition: AFFILIATE_LIST,
      reads: affiliateReads(ctx),
      label: ({ name }) => name,
      change: async (inside, { id }) => {
        if (action !== "rate") return decideAffiliate(inside, id, STATES[action], reason);
        const rated = await setAffiliateRate(inside, id, percent);
        if (rated.ok) return rated;
        if (rated.failure.code === "invalid_percent") throw new Error("A percentage was accepted that is none");
        return failure(rated.failure);
      },
    }),
  );
}
