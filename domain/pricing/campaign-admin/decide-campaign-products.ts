import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { acceptCampaignProduct } from "#domain/pricing/campaign/accept-campaign-product.ts";
import { CAMPAIGNS_TAG } from "#domain/pricing/campaign/campaign.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CapsInput } from "./campaign-admin.input.ts";
import { getCampaignRecordRow } from "./campaign-admin.repository.ts";
import {
  endCampaignRules,
  lockCampaignProducts,
  setCaps,
  setJoinStatus,
  type CampaignProductRow,
} from "./campaign-product-admin.repository.ts";

type DecideFailure = StaffFailure | Failure<"not_found" | "campaign_draft" | "campaign_decided" | "cap_below_sold">;

/** The products of those that could not be accepted, as they are in another campaign at that time or the campaign is over. */
export type Accepted = { accepted: number; left: string[] };

/** Accepts shops' requests, as far as possible. */
export async function acceptCampaignProducts(
  ctx: Context,
  ids: readonly number[],
): Promise<Result<Accepted, DecideFailure>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  const wanted = [...new Set(ids)];
  return withTransaction(ctx, async (inside): Promise<Result<Accepted, DecideFailure>> => {
    const rows = await lockCampaignProducts(inside, null, wanted);
    if (rows.length < wanted.length) return failure({ code: "not_found" });
    const campaign = await getCampaignRecordRow(inside, rows[0]!.campaignId);
    if (campaign?.status !== "published") return failure({ code: "campaign_draft" });
    const left: string[] = [];
    const accepted: CampaignProductRow[] = [];
    for (const row of rows)
      if ((await acceptCampaignProduct(inside, row.id)).ok) accepted.push(row);
      else left.push(row.name);
    if (accepted.length === 0) return success({ accepted: 0, left });
    await logAudit(inside, {
      action: "campaign.accept",
      subject: { kind: "campaign", id: campaign.slug },
      details: { text: accepted.map(({ name }) => name).join(", ") },
    });
    await notifyShops(inside, accepted, campaign.title, null);
    return success({ accepted: accepted.length, left });
  });
}

/** Rejects requests, and removes accepted products from the campaign; their shops are notified. */
export async function rejectCampaignProducts(
  ctx: Context,
  ids: readonly number[],
  reason: string,
): Promise<Result<number, DecideFailure>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  const wanted = [...new Set(ids)];
  return withTransaction(ctx, async (inside): Promise<Result<number, DecideFailure>> => {
    const rows = await lockCampaignProducts(inside, null, wanted);
    if (rows.length < wanted.length) return failure({ code: "not_found" });
    if (rows.some(({ status }) => status === "rejected")) return failure({ code: "campaign_decided" });
    const campaign = (await getCampaignRecordRow(inside, rows[0]!.campaignId))!;
    await setJoinStatus(inside, wanted, "rejected", reason);
    await endCampaignRules(inside, wanted);
    const productIds = rows.map(({ productId }) => productId);
    await refreshListings(inside, productIds);
    await logAudit(inside, {
      action: "campaign.reject",
      subject: { kind: "campaign", id: campaign.slug },
      details: { text: rows.map(({ name }) => name).join(", "), reason },
    });
    await notifyShops(inside, rows, campaign.title, reason);
    await inside.cache.purge([CAMPAIGNS_TAG]);
    return success(rows.length);
  });
}

/** Sets how many units are sold at the campaign's price, in total and per buyer. */
export function setCampaignCaps(
  ctx: Context,
  id: number,
  { maximum_per_buyer: maximumPerBuyer, maximum_units: maximumUnits }: CapsInput,
): Promise<Result<null, DecideFailure>> {
  return withStaffTransaction(ctx, "campaigns.manage", async (inside) => {
    const [row] = await lockCampaignProducts(inside, null, [id]);
    if (!row) return failure({ code: "not_found" });
    if (maximumUnits !== null && maximumUnits < row.soldUnits)
      return failure({ code: "cap_below_sold", values: { count: row.soldUnits } });
    await setCaps(inside, id, { maximumPerBuyer, maximumUnits });
    await logAudit(inside, {
      action: "campaign.change",
      subject: { kind: "campaign", id: row.campaignId },
      details: { text: row.name, after: `${maximumUnits ?? "-"} / ${maximumPerBuyer ?? "-"}` },
    });
    await refreshListings(inside, [row.productId]);
    await inside.cache.purge([CAMPAIGNS_TAG]);
    return success(null);
  });
}

/** One notification for each shop. `reason` null: they were accepted. */
async function notifyShops(
  ctx: Context,
  rows: readonly CampaignProductRow[],
  campaign: string,
  reason: string | null,
): Promise<void> {
  for (const [shopId, theirs] of Map.groupBy(rows, (row) => row.shopId)) {
    const count = theirs.length;
    await notifyTeam(ctx, shopId, "products.read", {
      topic: "messages",
      messageType: reason === null ? "success" : "warning",
      link: `/seller/campaigns/${theirs[0]!.campaignId}`,
      write: (t) =>
        reason === null
          ? {
              title: t("Your products are in {campaign}", { campaign }),
              message: t("Products approved: {count}", { count }),
            }
          : {
              title: t("Your request to join {campaign}", { campaign }),
              message:
                reason === ""
                  ? t("Products rejected: {count}", { count })
                  : t("Products rejected: {count}. {reason}", { count, reason }),
            },
    });
  }
}
