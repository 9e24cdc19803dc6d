import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { readVideoAddress } from "#shared/video-host.ts";
import { withTransaction, type Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { VIDEOS_TAG } from "../video/video.ts";
import type { VideoOwner, VideoOwnerFailure } from "./video-admin.ts";
import type { ChangeVideoInput, NewVideoInput } from "./video-admin.input.ts";
import { getVideoOwner } from "./video-owner.ts";
import {
  deleteVideo,
  findCaptionFiles,
  findProductIds,
  findSlugsLike,
  insertVideo,
  isSellingShop,
  lockVideo,
  replaceVideoParts,
  updateVideo,
} from "./video-write.repository.ts";

type SaveVideoFailure = VideoOwnerFailure | InvalidFields | Failure<"not_found" | "too_many_tries">;

const VIDEOS_PER_DAY = 60;
const DAY_MINUTES = 1_440;
const FALLBACK = "video";

/** A draft with a title; its video, poster and captions are uploaded next. Returns its id. */
export async function createVideo(ctx: Context, input: NewVideoInput): Promise<Result<number, SaveVideoFailure>> {
  const owner = await getVideoOwner(ctx, "write");
  if (!owner.ok) return owner;
  const shopId = owner.value.shopId ?? input.shop_id ?? (await getOwnShop(ctx))?.id;
  if (shopId === undefined || !(await isSellingShop(ctx, shopId)))
    return failure({ code: "invalid", errors: { shop_id: [ctx.t("Choose one of the options.")] } });
  const limit = { name: "video", of: String(ctx.visitor.customerId), max: VIDEOS_PER_DAY, minutes: DAY_MINUTES };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  return withTransaction(ctx, async (inside) => {
    const wanted = slugOf(input.title) || FALLBACK;
    const slug = freeName(wanted, await findSlugsLike(inside, wanted));
    const id = await insertVideo(inside, { shopId, slug, title: input.title });
    await logVideo(inside, owner.value, "video.create", { slug, title: input.title });
    return success(id);
  });
}

/** Saves texts, products, address and publication. */
export async function changeVideo(
  ctx: Context,
  id: number,
  input: ChangeVideoInput,
): Promise<Result<null, SaveVideoFailure>> {
  const owner = await getVideoOwner(ctx, "write");
  if (!owner.ok) return owner;
  return withTransaction(ctx, async (inside): Promise<Result<null, SaveVideoFailure>> => {
    const video = await lockVideo(inside, owner.value, id);
    if (!video) return failure({ code: "not_found" });
    const embedded = input.address === "" ? null : readVideoAddress(input.address);
    const slugs = input.products.map(({ slug }) => slug);
    const found = await findProductIds(inside, video.shopId, slugs);
    const errors = await findErrors(inside, input, { video, isEmbedded: embedded !== null, found });
    if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
    const { title, description, published_at } = input;
    await updateVideo(inside, id, {
      title,
      description,
      kind: embedded?.host ?? "file",
      source: embedded?.source ?? null,
      publishedAt: published_at === null ? null : new Date(published_at),
    });
    await replaceVideoParts(inside, id, {
      products: input.products.map(({ slug, second }) => ({ productId: found.get(slug)!, second })),
      translations: input.translations
        .filter((each) => each.title !== "")
        .map(({ language_code: languageCode, ...texts }) => ({ languageCode, ...texts })),
    });
    await logVideo(inside, owner.value, "video.change", video);
    await inside.cache.purge([VIDEOS_TAG]);
    return success(null);
  });
}

/** Deletes a video with its files. */
export async function removeVideo(ctx: Context, id: number): Promise<Result<null, SaveVideoFailure>> {
  const owner = await getVideoOwner(ctx, "write");
  if (!owner.ok) return owner;
  return withTransaction(ctx, async (inside): Promise<Result<null, SaveVideoFailure>> => {
    const video = await lockVideo(inside, owner.value, id);
    if (!video) return failure({ code: "not_found" });
    const files = [...video.files, ...(await findCaptionFiles(inside, id))].map(({ file }) => file);
    await deleteVideo(inside, id);
    await logVideo(inside, owner.value, "video.remove", video);
    await inside.cache.purge([VIDEOS_TAG]);
    inside.afterCommit(async () => {
      for (const file of [...files, video.poster]) if (file !== "") await ctx.files.remove("pictures", file);
    });
    return success(null);
  });
}

type Found = {
  video: { poster: string; files: readonly object[]; hiddenAt: Date | null };
  isEmbedded: boolean;
  found: ReadonlyMap<string, number>;
};

/** What the schema cannot check. */
async function findErrors(ctx: Context, input: ChangeVideoInput, { video, isEmbedded, found }: Found) {
  const errors: Record<string, string[]> = {};
  if (input.address !== "" && !isEmbedded)
    errors.address = [ctx.t("Enter the address of a video on YouTube or Vimeo.")];
  const slugs = input.products.map(({ slug }) => slug);
  const unknown = slugs.find((slug) => !found.has(slug));
  if (unknown !== undefined) errors.products = [ctx.t("This shop has no product at {address}.", { address: unknown })];
  else if (new Set(slugs).size < slugs.length) errors.products = [ctx.t("Name each product once.")];
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const codes = input.translations.map(({ language_code: code }) => code);
  if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
    errors.translations = [ctx.t("Choose one of the options.")];
  if (input.published_at !== null) {
    if (video.hiddenAt) errors.published_at = [ctx.t("The marketplace has taken this video down.")];
    else if (video.poster === "") errors.published_at = [ctx.t("Add a poster before you publish the video.")];
    else if (!isEmbedded && video.files.length === 0)
      errors.published_at = [ctx.t("Upload a video or enter its address before you publish.")];
  }
  return errors;
}

/** Actions of the operator are in the audit log; a shop manages its own videos. */
export async function logVideo(
  ctx: Context,
  owner: VideoOwner,
  action: "video.create" | "video.change" | "video.remove",
  { slug, title }: { slug: string; title: string },
  details: Record<string, string> = {},
): Promise<void> {
  if (owner.kind === "operator")
    await logAudit(ctx, { action, subject: { kind: "video", id: slug }, details: { name: title, ...details } });
}
