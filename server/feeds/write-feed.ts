import type { Context } from "#domain/context.ts";
import type { FeedItem } from "#domain/discovery/feed/feed.ts";
import { readFeed } from "#domain/discovery/feed/read-feed.ts";
import { pageAddress } from "#domain/page-address.ts";
import { type Money, toMajorUnits } from "#shared/money.ts";
import { element } from "./xml.ts";

const MAX_TITLE_CHARACTERS = 150;
const MAX_DESCRIPTION_CHARACTERS = 5_000;
const MAX_MORE_IMAGES = 10;

/** The product feed in the format of shopping engines: RSS 2.0 with the attributes of Google Merchant. */
export async function* writeFeed(ctx: Context): AsyncGenerator<string, void, undefined> {
  const { shopName, shopTagline } = ctx.settings;
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>' +
      element("title", shopName) +
      element("link", pageAddress(ctx, ctx.visitor.language.code, "/")) +
      element("description", shopTagline ? ctx.t(shopTagline) : shopName) +
      element("language", ctx.visitor.language.code) +
      "\n"
  );
  for await (const items of readFeed(ctx)) yield items.map((item) => writeItem(ctx, item)).join("");
  yield "</channel>\n</rss>\n";
}

function writeItem(ctx: Context, item: FeedItem): string {
  const { code } = ctx.visitor.language;
  const picture = (file: string) => `${ctx.shopUrl}/img/960/${file}`;
  const [first, ...more] = item.images;
  const parts = [
    element("g:id", item.sku),
    element("g:item_group_id", item.groupId),
    element("title", item.title.slice(0, MAX_TITLE_CHARACTERS)),
    element("description", item.description.slice(0, MAX_DESCRIPTION_CHARACTERS)),
    element("link", pageAddress(ctx, code, item.path)),
    element("g:image_link", first ? picture(first) : null),
    ...more.slice(0, MAX_MORE_IMAGES).map((image) => element("g:additional_image_link", picture(image))),
    element("g:availability", item.isInStock ? "in_stock" : "out_of_stock"),
    element("g:price", amountOf(item.price)),
    element("g:sale_price", item.salePrice && amountOf(item.salePrice)),
    element("g:sale_price_effective_date", item.saleEndsAt && interval(ctx.now(), item.saleEndsAt)),
    element("g:brand", item.brand),
    // The shop has no manufacturer numbers; its own SKU is not one.
    element("g:identifier_exists", "no"),
    element("g:condition", "new"),
    element("g:product_type", item.categories.join(" > ")),
    element("g:color", item.color),
    element("g:size", item.size),
    ...item.details.map(
      ({ name, value }) =>
        `<g:product_detail>${element("g:attribute_name", name)}${element("g:attribute_value", value)}</g:product_detail>`,
    ),
    shippingOf(item.shipping),
    element("g:shipping_weight", item.weightGrams > 0 ? `${item.weightGrams} g` : null),
  ];
  return `<item>${parts.join("")}</item>\n`;
}

function shippingOf(shipping: FeedItem["shipping"]): string {
  if (!shipping) return "";
  const parts = [
    element("g:country", shipping.countryCode),
    element("g:service", shipping.service),
    element("g:price", amountOf(shipping.price)),
    element("g:min_transit_time", String(shipping.minimumDays)),
    element("g:max_transit_time", String(shipping.maximumDays)),
  ];
  return `<g:shipping>${parts.join("")}</g:shipping>`;
}

const amountOf = (money: Money) => `${toMajorUnits(money)} ${money.currency}`;
const interval = (from: Date, until: Date) => `${from.toISOString()}/${until.toISOString()}`;
