import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { BrandProposal } from "./brand-proposal.ts";
import { findProposalRows } from "./brand-proposal.repository.ts";

/** Proposed brands that the operator has not decided on, oldest first. */
export async function findProposals(ctx: Context): Promise<Result<BrandProposal[], StaffFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  return refusal ? failure(refusal) : success(await findProposalRows(ctx, null));
}
