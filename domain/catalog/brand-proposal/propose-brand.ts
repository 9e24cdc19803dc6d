import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import {
  findBrandSlugsLike,
  findProposalRows,
  findSameBrand,
  insertProposal,
  lockShop,
} from "./brand-proposal.repository.ts";

const MAX_WAITING = 20;

/** A shop proposes a brand and can use it at once; shoppers see it after the operator has accepted it. Returns its id. */
export async function proposeBrand(
  ctx: Context,
  shop: { id: number; name: string },
  name: string,
): Promise<Result<number, Failure<"too_many_proposals">>> {
  return withTransaction(ctx, async (inside): Promise<Result<number, Failure<"too_many_proposals">>> => {
    await lockShop(inside, shop.id);
    const known = await findSameBrand(inside, shop.id, name);
    if (known !== null) return success(known);
    if ((await findProposalRows(inside, shop.id)).length >= MAX_WAITING)
      return failure({ code: "too_many_proposals", values: { number: MAX_WAITING } });
    const stem = slugOf(name) || "brand";
    const slug = freeName(stem, await findBrandSlugsLike(inside, stem));
    const id = await insertProposal(inside, { name, slug, shopId: shop.id });
    await notifyStaff(inside, "catalog.manage", {
      topic: "messages",
      link: "/admin/brands",
      idempotencyKey: `brand:${id}:proposed`,
      write: (t) => ({
        title: t("{shop} proposes a brand", { shop: shop.name }),
        message: t("{name} is waiting for your decision.", { name }),
      }),
    });
    return success(id);
  });
}
