import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { readShopTime, shopTimeOf } from "#shared/shop-time.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { NewsReader, NewsWindow } from "./shop-news.ts";
import { claimDigest, findNewsOf, findNewsReaders } from "./shop-news.repository.ts";
import { MAX_PER_SHOP, writeNews } from "./write-news.ts";

const BATCH_SIZE = 100;
/** No messages at night; a night's news is sent in one message. */
const FIRST_HOUR = 9;
const MAX_AGE_MILLISECONDS = 7 * 86_400_000;
/** News committed late, with an earlier instant, belongs to the next message. */
const SETTLED_MILLISECONDS = 5 * 60_000;

/**
 * Sends followers the news of their shops: new products, lower prices and campaigns, in at most one message a day.
 * Returns the number of messages.
 */
export async function notifyFollowers(ctx: Context): Promise<number> {
  const window = windowOf(ctx);
  if (!window) return 0;
  let sent = 0;
  let after = 0;
  for (;;) {
    const readers = await findNewsReaders(ctx, window, after, BATCH_SIZE);
    for (const reader of readers) if (await sendNews(ctx, reader, window)) sent += 1;
    if (readers.length < BATCH_SIZE) return sent;
    after = readers.at(-1)!.customerId;
  }
}

/** Null before the shop's morning. */
function windowOf(ctx: Context): NewsWindow | null {
  const now = ctx.now();
  const { timeZone } = ctx.settings;
  const local = shopTimeOf(now.toISOString(), timeZone);
  const dayBegan = readShopTime(`${local.slice(0, 10)}T00:00`, timeZone) ?? new Date(`${local.slice(0, 10)}T00:00Z`);
  if (Number(local.slice(11, 13)) < FIRST_HOUR) return null;
  return {
    from: new Date(now.getTime() - MAX_AGE_MILLISECONDS),
    until: new Date(now.getTime() - SETTLED_MILLISECONDS),
    dayBegan,
  };
}

/** In one transaction: a killed process leaves nothing half sent, and nothing is sent twice. */
function sendNews(ctx: Context, reader: NewsReader, window: NewsWindow): Promise<boolean> {
  return withTransaction(ctx, async (inside) => {
    const { customerId, name, email } = reader;
    const languageCode = reader.languageCode ?? inside.settings.defaultLanguage;
    const found = await findNewsOf(inside, customerId, window, MAX_PER_SHOP);
    const shops = await writeNews(inside, found, languageCode);
    const [first] = shops;
    if (!first || !(await claimDigest(inside, customerId, window))) return false;
    const idempotencyKey = `shop-digest:${customerId}:${window.dayBegan.toISOString()}`;
    await writeMail(inside, {
      idempotencyKey,
      template: "shop-digest",
      recipient: email,
      languageCode,
      data: { name, shops },
    });
    const isOne = shops.length === 1;
    const count = shops.reduce((sum, { news, moreCount }) => sum + news.length + moreCount, 0) - 1;
    await notifyCustomer(inside, {
      customerId,
      topic: "shops",
      link: isOne ? `/shop/${first.slug}` : "/user/followed-shop",
      idempotencyKey,
      write: (t) => {
        const { title, detail } = first.news[0]!;
        const more = count > 0 ? ` · ${t("And {number} more", { number: String(count) })}` : "";
        return {
          title: isOne ? t("News from {shop}", { shop: first.name }) : t("News from the shops you follow"),
          message: `${title}: ${detail}${more}`,
        };
      },
    });
    return true;
  });
}
