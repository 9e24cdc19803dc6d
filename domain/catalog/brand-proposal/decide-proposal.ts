import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { LISTING_TAG } from "#domain/discovery/listing/listing-tags.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { BRANDS_TAG } from "../brand/brand.ts";
import { PRODUCTS_TAG } from "../product/product.ts";
import {
  deleteProposal,
  findBrandProducts,
  isBrandAccepted,
  lockProposal,
  replaceBrand,
  setAccepted,
} from "./brand-proposal.repository.ts";

export type ProposalDecision =
  | { kind: "accept" }
  | { kind: "merge"; intoId: number }
  | { kind: "refuse"; reason: string };

export type DecideProposalFailure = StaffFailure | Failure<"not_found">;

/** The operator accepts a proposed brand, merges it into an existing one, or refuses it; its shop is notified. */
export function decideProposal(
  ctx: Context,
  id: number,
  decision: ProposalDecision,
): Promise<Result<null, DecideProposalFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const brand = await lockProposal(inside, id);
    if (!brand) return failure({ code: "not_found" });
    if (decision.kind === "merge" && !(await isBrandAccepted(inside, decision.intoId)))
      return failure({ code: "not_found" });
    const products = await findBrandProducts(inside, id);
    if (decision.kind === "accept") await setAccepted(inside, id);
    else {
      await replaceBrand(inside, id, decision.kind === "merge" ? decision.intoId : null);
      await refreshListings(inside, products);
      await deleteProposal(inside, id);
    }
    if (decision.kind === "accept") await refreshListings(inside, products);
    await inside.cache.purge([BRANDS_TAG, LISTING_TAG, PRODUCTS_TAG]);
    await logAudit(inside, {
      action: `brand.${decision.kind}`,
      subject: { kind: "catalog", id: "brands" },
      details: { text: brand.name, ...(decision.kind === "refuse" ? { reason: decision.reason } : {}) },
    });
    await notifyTeam(inside, brand.shopId, "products.read", {
      topic: "messages",
      messageType: decision.kind === "refuse" ? "warning" : "info",
      link: "/seller/products",
      idempotencyKey: `brand:${id}:${decision.kind}`,
      write: (t) => wordsOf(t, brand.name, decision),
    });
    return success(null);
  });
}

function wordsOf(t: Translate, name: string, decision: ProposalDecision): { title: string; message: string } {
  switch (decision.kind) {
    case "accept":
      return {
        title: t("Your brand {name} was approved", { name }),
        message: t("Shoppers see it on your products now."),
      };
    case "merge":
      return {
        title: t("Your brand {name} was approved", { name }),
        message: t("It was already listed under another spelling, and your products now use that one."),
      };
    case "refuse":
      return {
        title: t("Your brand {name} was not approved", { name }),
        message: t("Your products have no brand now. The marketplace says: {reason}", { reason: decision.reason }),
      };
  }
}
