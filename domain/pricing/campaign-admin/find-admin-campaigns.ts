import type { RowList } from "#domain/platform/list/row-list.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { reduced } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import type { Failure } from "#shared/failures.ts";
import { sumMoney, toBase } from "#shared/money.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import {
  adminStateOf,
  type CampaignForm,
  type CampaignProductRecord,
  type CampaignRecord,
  type CampaignTexts,
} from "./campaign-admin.ts";
import {
  campaignReads,
  findCampaignTexts,
  findOpenCampaignRows,
  getCampaignRecordRow,
  type CampaignRow,
} from "./campaign-admin.repository.ts";
import { findCampaignProductRows, findCampaignSales } from "./campaign-product-admin.repository.ts";

/** A page of the campaigns, including drafts. */
export async function findAdminCampaigns(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<CampaignRecord>, StaffFailure>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  const found = await readListFrom(query, campaignReads(ctx));
  return success({ ...found, rows: found.rows.map((row) => present(ctx, row)) });
}

export type CampaignWithProducts = { campaign: CampaignForm; products: CampaignProductRecord[] };

/** A campaign with its form and all requests of shops. */
export async function getAdminCampaign(
  ctx: Context,
  id: number,
): Promise<Result<CampaignWithProducts, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  const row = await getCampaignRecordRow(ctx, id);
  if (!row) return failure({ code: "not_found" });
  const { timeZone } = ctx.settings;
  const translations = await findCampaignTexts(ctx, id);
  return success({
    campaign: {
      ...present(ctx, row),
      status: row.status,
      description: row.description,
      banner: row.banner ?? "",
      phoneBanner: row.phoneBanner ?? "",
      backdrop: row.backdrop,
      typed: {
        startsAt: shopTimeOf(row.startsAt.toISOString(), timeZone),
        endsAt: shopTimeOf(row.endsAt.toISOString(), timeZone),
      },
      translations,
      version: versionOf(recordOfCampaign(row, translations)),
    },
    products: await findCampaignProductRecords(ctx, null, id),
  });
}

/** What the version of a campaign is of: what its form shows. */
export function recordOfCampaign(row: CampaignRow, translations: readonly CampaignTexts[]): object {
  const { slug, title, description, banner, phoneBanner, backdrop, isFlashSale, status, startsAt, endsAt } = row;
  const look = { banner, phoneBanner, backdrop };
  return { slug, title, description, look, isFlashSale, status, startsAt, endsAt, translations };
}

/** The campaigns that a shop can join or is in. */
export async function findOpenCampaigns(ctx: Context): Promise<CampaignRecord[]> {
  return (await findOpenCampaignRows(ctx)).map((row) => present(ctx, row));
}

export type ShopCampaign = { campaign: CampaignRecord & { description: string }; products: CampaignProductRecord[] };

/** A published campaign with the shop's own products in it; null if there is none. */
export async function getShopCampaign(ctx: Context, shopId: number, id: number): Promise<ShopCampaign | null> {
  const row = await getCampaignRecordRow(ctx, id);
  if (!row || row.status === "draft") return null;
  return {
    campaign: { ...present(ctx, row), description: row.description },
    products: await findCampaignProductRecords(ctx, shopId, id),
  };
}

async function findCampaignProductRecords(
  ctx: Context,
  shopId: number | null,
  campaignId: number,
): Promise<CampaignProductRecord[]> {
  const [rows, sales] = await Promise.all([
    findCampaignProductRows(ctx, shopId, campaignId),
    findCampaignSales(ctx, campaignId),
  ]);
  const base = ctx.baseCurrency.code;
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      status: row.status,
      product: { id: row.productId, slug: row.slug, name: row.name, image: row.image },
      shopName: row.shopName,
      discountKind: row.discountKind,
      percent: row.percentBasisPoints === null ? null : row.percentBasisPoints / 100,
      amount: row.amount && (await showAmount(ctx, row.amount)),
      price: await showAmount(ctx, row.ownPrice),
      reducedPrice: await showAmount(ctx, reduced(row.ownPrice, row)),
      maximumPerBuyer: row.maximumPerBuyer,
      maximumUnits: row.maximumUnits,
      soldUnits: row.soldUnits,
      sales: await showAmount(
        ctx,
        sumMoney(
          sales
            .filter(({ campaignProductId }) => campaignProductId === row.id)
            .map(({ amount, exchangeRate }) => toBase(amount, exchangeRate, base)),
          base,
        ),
      ),
      rejectionReason: row.rejectionReason,
    })),
  );
}

function present(ctx: Context, row: CampaignRow): CampaignRecord {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    isFlashSale: row.isFlashSale,
    state: adminStateOf(row, ctx.now()),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    requestedCount: row.requestedCount,
    acceptedCount: row.acceptedCount,
    soldUnits: row.soldUnits,
    overlaps: row.overlaps,
  };
}

export const OPEN_CAMPAIGN_ROWS: RowList<CampaignRecord> = {
  sorts: { title: ({ title }) => title, starts: ({ startsAt }) => startsAt, ends: ({ endsAt }) => endsAt },
  filters: { state: ({ state }) => state, kind: ({ isFlashSale }) => (isFlashSale ? "flash" : "campaign") },
  search: ({ title, slug }) => [title, slug],
};
