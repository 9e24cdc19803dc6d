import { LISTING_TAG } from "#domain/discovery/listing/listing-tags.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { CAMPAIGNS_TAG } from "#domain/pricing/campaign/campaign.ts";
import { readInterval } from "#domain/pricing/price-rule/read-discount.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { adminStateOf, type SaveCampaignFailure } from "./campaign-admin.ts";
import { isStale } from "../../record-version.ts";
import { recordOfCampaign } from "./find-admin-campaigns.ts";
import type { CampaignInput, ChangeCampaignInput } from "./campaign-admin.input.ts";
import {
  deleteCampaign,
  findCampaignTexts,
  findOtherFlashSale,
  getCampaignRecordRow,
  isSlugTaken,
  lockCampaign,
  lockCampaigns,
  replaceCampaignTexts,
  writeCampaign,
} from "./campaign-admin.repository.ts";
import {
  deleteCampaignRules,
  endCampaignRules,
  findCampaignProductRows,
  findRuleConflict,
  moveCampaignRules,
  setJoinStatus,
} from "./campaign-product-admin.repository.ts";

type Interval = { startsAt: Date; endsAt: Date };

/**
 * Creates a campaign (`id` null) or changes one that is not over. A running one keeps its start and stays published; the
 * prices of its products move with it. Back in draft, its accepted products wait for a decision again.
 */
export function saveCampaign(
  ctx: Context,
  id: number | null,
  { version, ...input }: ChangeCampaignInput,
): Promise<Result<number, StaffFailure | SaveCampaignFailure>> {
  return withStaffTransaction(ctx, "campaigns.manage", async (inside) => {
    await lockCampaigns(inside);
    const before = id === null ? null : await lockCampaign(inside, id);
    if (id !== null && !before) return failure({ code: "not_found" });
    const state = before && adminStateOf(before, inside.now());
    if (state === "over") return failure({ code: "sale_over" });
    if (id !== null && (await isChangedMeanwhile(inside, id, version))) return failure({ code: "changed_meanwhile" });
    if (state === "running" && !input.is_published) return failure({ code: "sale_started" });
    const read = readInterval(inside, input, true);
    if (!read.ok) return read;
    const interval: Interval = {
      startsAt: state === "running" ? before!.startsAt : read.value.startsAt,
      endsAt: read.value.endsAt!,
    };
    const wrong = await findProblem(inside, id, input, interval);
    if (wrong) return failure(wrong);
    const saved = await writeCampaign(inside, id, columnsOf(input, interval));
    await replaceCampaignTexts(inside, saved, await readTexts(inside, input));
    if (id !== null) await moveProducts(inside, id, input.is_published ? interval : null);
    await logAudit(inside, {
      action: id === null ? "campaign.create" : "campaign.change",
      subject: { kind: "campaign", id: input.slug },
      details: { text: input.title },
    });
    await inside.cache.purge([CAMPAIGNS_TAG, LISTING_TAG]);
    return success(saved);
  });
}

async function isChangedMeanwhile(ctx: Context, id: number, version: string | undefined): Promise<boolean> {
  const row = await getCampaignRecordRow(ctx, id);
  return isStale(version, row && recordOfCampaign(row, await findCampaignTexts(ctx, id)));
}

async function findProblem(
  ctx: Context,
  id: number | null,
  input: CampaignInput,
  interval: Interval,
): Promise<SaveCampaignFailure | null> {
  if (await isSlugTaken(ctx, input.slug, id))
    return { code: "invalid", errors: { slug: [ctx.t("Another campaign has this address.")] } };
  if (!input.is_published) return null;
  const other = input.is_flash_sale ? await findOtherFlashSale(ctx, interval, id) : null;
  if (other !== null) return { code: "flash_sale_overlaps", values: { name: other } };
  const conflict = id === null ? null : await findRuleConflict(ctx, id, interval);
  return conflict === null ? null : { code: "in_other_campaign", values: { name: conflict } };
}

/** `interval` null: the campaign is a draft. */
async function moveProducts(ctx: Context, id: number, interval: Interval | null): Promise<void> {
  const accepted = (await findCampaignProductRows(ctx, null, id)).filter(({ status }) => status === "accepted");
  const ids = accepted.map((product) => product.id);
  if (ids.length === 0) return;
  if (interval) await moveCampaignRules(ctx, id, interval);
  else {
    await deleteCampaignRules(ctx, ids);
    await setJoinStatus(ctx, ids, "requested");
  }
  const productIds = accepted.map(({ productId }) => productId);
  await refreshListings(ctx, productIds);
}

/** Ends a running campaign now; its products return to their regular prices. */
export async function endCampaign(
  ctx: Context,
  id: number,
): Promise<Result<null, StaffFailure | Failure<"not_found" | "sale_over" | "campaign_draft">>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  return withTransaction(
    ctx,
    async (inside): Promise<Result<null, Failure<"not_found" | "sale_over" | "campaign_draft">>> => {
      const campaign = await lockCampaign(inside, id);
      const row = campaign && (await getCampaignRecordRow(inside, id));
      if (!campaign || !row) return failure({ code: "not_found" });
      const state = adminStateOf(campaign, inside.now());
      if (state === "over") return failure({ code: "sale_over" });
      if (state !== "running") return failure({ code: "campaign_draft" });
      const products = await findCampaignProductRows(inside, null, id);
      await writeCampaign(inside, id, { ...columnsOfRow(row), endsAt: inside.now() });
      await endCampaignRules(
        inside,
        products.map((product) => product.id),
      );
      const productIds = products.map(({ productId }) => productId);
      await refreshListings(inside, productIds);
      await logAudit(inside, {
        action: "sale.end",
        subject: { kind: "campaign", id: row.slug },
        details: { text: row.title },
      });
      await inside.cache.purge([CAMPAIGNS_TAG, LISTING_TAG]);
      return success(null);
    },
  );
}

/** Deletes a campaign that is not running and in which nothing was sold. */
export async function removeCampaign(
  ctx: Context,
  id: number,
): Promise<Result<null, StaffFailure | Failure<"not_found" | "sale_started" | "campaign_has_sales">>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  return withTransaction(
    ctx,
    async (inside): Promise<Result<null, Failure<"not_found" | "sale_started" | "campaign_has_sales">>> => {
      const campaign = await lockCampaign(inside, id);
      const row = campaign && (await getCampaignRecordRow(inside, id));
      if (!campaign || !row) return failure({ code: "not_found" });
      if (adminStateOf(campaign, inside.now()) === "running") return failure({ code: "sale_started" });
      if (row.soldUnits > 0) return failure({ code: "campaign_has_sales" });
      const products = await findCampaignProductRows(inside, null, id);
      await deleteCampaign(inside, id);
      const productIds = products.map(({ productId }) => productId);
      await refreshListings(inside, productIds);
      await logAudit(inside, {
        action: "campaign.remove",
        subject: { kind: "campaign", id: row.slug },
        details: { text: row.title },
      });
      await inside.cache.purge([CAMPAIGNS_TAG, LISTING_TAG]);
      return success(null);
    },
  );
}

function columnsOf(input: CampaignInput, interval: Interval) {
  return {
    slug: input.slug,
    title: input.title,
    description: input.description,
    banner: input.banner || null,
    phoneBanner: input.phone_banner || null,
    backdrop: input.backdrop,
    textColor: "#ffffff",
    isFlashSale: input.is_flash_sale,
    status: input.is_published ? ("published" as const) : ("draft" as const),
    ...interval,
  };
}

function columnsOfRow(row: NonNullable<Awaited<ReturnType<typeof getCampaignRecordRow>>>) {
  const { slug, title, description, banner, phoneBanner, backdrop, isFlashSale, status, startsAt, endsAt } = row;
  return {
    slug,
    title,
    description,
    banner,
    phoneBanner,
    backdrop,
    textColor: "#ffffff",
    isFlashSale,
    status,
    startsAt,
    endsAt,
  };
}

async function readTexts(ctx: Context, { translations }: CampaignInput) {
  const spoken = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const texts = new Map(translations.map((each) => [each.language_code, each]));
  return [...texts.values()]
    .filter((each) => each.title !== "" && spoken.has(each.language_code))
    .map(({ language_code: languageCode, title, description }) => ({ languageCode, title, description }));
}
