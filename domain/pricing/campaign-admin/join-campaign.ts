import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { CAMPAIGNS_TAG } from "#domain/pricing/campaign/campaign.ts";
import { isLower } from "#domain/pricing/price-rule/create-price-rules.ts";
import { findSaleProducts } from "#domain/pricing/price-rule/find-sale-products.ts";
import type { SaleOwner } from "#domain/pricing/price-rule/price-rule.ts";
import { readDiscount } from "#domain/pricing/price-rule/read-discount.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { adminStateOf } from "./campaign-admin.ts";
import type { AddCampaignProductsInput, JoinCampaignInput } from "./campaign-admin.input.ts";
import { getCampaignRecordRow, lockCampaign } from "./campaign-admin.repository.ts";
import {
  deleteCampaignRules,
  deleteRequests,
  findCampaignProductRows,
  insertRequests,
  lockCampaignProducts,
} from "./campaign-product-admin.repository.ts";
import { acceptCampaignProducts, type Accepted } from "./decide-campaign-products.ts";

type JoinFailure =
  | StaffFailure
  | InvalidFields
  | Failure<
      | "not_found"
      | "sale_over"
      | "sale_started"
      | "campaign_draft"
      | "campaign_joined"
      | "sale_product_unknown"
      | "price_not_lower"
      | "campaign_decided"
      | "cap_below_sold"
    >;

/** A shop asks to join a campaign with its products, at a discount. Returns the number of requests. */
export async function joinCampaign(
  ctx: Context,
  shopId: number,
  campaignId: number,
  input: JoinCampaignInput,
): Promise<Result<number, JoinFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<number, JoinFailure>> => {
    const campaign = await lockCampaign(inside, campaignId);
    if (!campaign || campaign.status === "draft") return failure({ code: "not_found" });
    const requested = await request(inside, { kind: "shop", shopId }, campaignId, {
      ...input,
      maximum_per_buyer: null,
      maximum_units: null,
    });
    return requested.ok ? success(requested.value.length) : requested;
  });
}

/** The operator adds products. In a published campaign they are accepted at once. */
export function addCampaignProducts(
  ctx: Context,
  campaignId: number,
  input: AddCampaignProductsInput,
): Promise<Result<Accepted, JoinFailure>> {
  return withStaffTransaction(ctx, "campaigns.manage", async (inside) => {
    const campaign = await lockCampaign(inside, campaignId);
    if (!campaign) return failure({ code: "not_found" });
    const requested = await request(inside, { kind: "operator", shopId: null }, campaignId, input);
    if (!requested.ok) return requested;
    return campaign.status === "draft"
      ? success({ accepted: 0, left: [] })
      : acceptCampaignProducts(inside, requested.value);
  });
}

async function request(
  ctx: Context,
  owner: SaleOwner,
  campaignId: number,
  input: AddCampaignProductsInput,
): Promise<Result<number[], JoinFailure>> {
  const campaign = (await getCampaignRecordRow(ctx, campaignId))!;
  if (adminStateOf(campaign, ctx.now()) === "over") return failure({ code: "sale_over" });
  const discount = readDiscount(ctx, input);
  if (!discount.ok) return discount;
  const ids = [...new Set(input.product_ids)];
  const products = await findSaleProducts(ctx, owner, ids);
  if (products.length < ids.length) return failure({ code: "sale_product_unknown" });
  const dear = products.find((product) => !isLower(product, discount.value));
  if (dear) return failure({ code: "price_not_lower", values: { name: dear.name } });
  const known = await findCampaignProductRows(ctx, owner.shopId, campaignId);
  const joined = known.find(({ productId, status }) => ids.includes(productId) && status !== "rejected");
  if (joined) return failure({ code: "campaign_joined", values: { name: joined.name } });
  const again = known.filter(({ productId }) => ids.includes(productId)).map(({ id }) => id);
  await deleteCampaignRules(ctx, again);
  return success(
    await insertRequests(ctx, campaignId, ids, {
      ...discount.value,
      maximumPerBuyer: input.maximum_per_buyer,
      maximumUnits: input.maximum_units,
    }),
  );
}

/** A shop withdraws a product: a request at any time, an accepted one before the campaign starts. */
export async function leaveCampaign(
  ctx: Context,
  shopId: number,
  id: number,
): Promise<Result<null, Failure<"not_found" | "sale_started">>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found" | "sale_started">>> => {
    const [row] = await lockCampaignProducts(inside, shopId, [id]);
    if (!row) return failure({ code: "not_found" });
    const campaign = (await getCampaignRecordRow(inside, row.campaignId))!;
    const isStarted = campaign.startsAt <= inside.now() && campaign.status === "published";
    if ((row.status === "accepted" && isStarted) || row.soldUnits > 0) return failure({ code: "sale_started" });
    await deleteRequests(inside, [id]);
    await refreshListings(inside, [row.productId]);
    await inside.cache.purge([CAMPAIGNS_TAG]);
    return success(null);
  });
}
