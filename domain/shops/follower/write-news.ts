import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { findShopsById } from "#domain/shops/shop/find-shops-by-id.ts";
import type { Context } from "../../context.ts";
import type { FollowedNews, ShopNews } from "./shop-news.ts";
import { findCampaignTitles } from "./shop-news.repository.ts";

export type WrittenNews = MailData["shop-digest"]["shops"];

export const MAX_PER_SHOP = 5;

/** News as sentences, by shop, in the reader's language and the shop's base currency. Items deleted meanwhile are left out. */
export async function writeNews(
  ctx: Context,
  { news, counts }: FollowedNews,
  languageCode: string,
): Promise<WrittenNews> {
  const reader = await readerOf(ctx, languageCode);
  const productIds = news.flatMap((each) => (each.kind === "campaign" ? [] : [each.productId]));
  const campaignIds = news.flatMap((each) => (each.kind === "campaign" ? [each.campaignId] : []));
  const cards = new Map((await findProductCards(reader, productIds)).map((card) => [card.id, card]));
  const titles = await findCampaignTitles(ctx, campaignIds, languageCode);
  const shops = await findShopsById(reader, [...new Set(news.map(({ shopId }) => shopId))]);
  const written = await Promise.all(
    shops.map(async ({ id, name, slug }) => {
      const theirs = await Promise.all(
        news.filter(({ shopId }) => shopId === id).map((each) => writeOne(reader, each, cards, titles)),
      );
      const shown = theirs.filter((each) => each !== null).slice(0, MAX_PER_SHOP);
      const goneCount = theirs.filter((each) => each === null).length;
      return { name, slug, news: shown, moreCount: (counts.get(id) ?? 0) - goneCount - shown.length };
    }),
  );
  return written.filter((shop) => shop.news.length > 0);
}

async function writeOne(
  ctx: Context,
  news: ShopNews,
  cards: ReadonlyMap<number, ProductCard>,
  titles: ReadonlyMap<number, { title: string; slug: string }>,
): Promise<WrittenNews[number]["news"][number] | null> {
  const { t } = ctx;
  if (news.kind === "campaign") {
    const campaign = titles.get(news.campaignId);
    if (!campaign) return null;
    const detail = t("Reduced products: {number}", { number: String(news.productsCount) });
    return { title: campaign.title, detail, path: `/campaign/${campaign.slug}` };
  }
  const card = cards.get(news.productId);
  if (!card) return null;
  const base = { title: card.name, path: `/product/${card.slug}` };
  if (news.kind === "product") return { ...base, detail: t("New: {price}", { price: card.price.formatted }) };
  const [price, before] = [await showAmount(ctx, news.now), await showAmount(ctx, news.before)];
  return {
    ...base,
    detail: t("Now {price} instead of {before}", { price: price.formatted, before: before.formatted }),
  };
}

async function readerOf(ctx: Context, languageCode: string): Promise<Context> {
  const language = (await findLanguages(ctx)).find(({ code }) => code === languageCode) ?? ctx.visitor.language;
  return {
    ...ctx,
    t: translationOf(languageCode),
    visitor: { ...ctx.visitor, language, currency: ctx.baseCurrency },
  };
}
