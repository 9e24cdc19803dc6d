import { findCurrencies } from "../../platform/currency/find-currencies.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findLanguages } from "../../platform/language/find-languages.ts";
import { translationOf } from "../../platform/language/keywords.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { notifyCustomer } from "../../customers/notification/notify-customer.ts";
import { getProductDetails } from "../product/get-product-details.ts";
import type { ProductDetails, ProductVariant } from "../product/product.ts";
import type { DueAlert } from "./product-alert.ts";
import { claimDueAlerts, deleteAlertsNotifiedBefore, setAlertKey } from "./product-alert.repository.ts";

const BATCH_SIZE = 20;
const CACHED_MILLISECONDS = 180 * 86_400_000;

/** Sends each due alert once: claimed, queued as mail and notified in one transaction. Returns their number. */
export async function notifyAlerts(ctx: Context): Promise<number> {
  await deleteAlertsNotifiedBefore(ctx, new Date(ctx.now().getTime() - CACHED_MILLISECONDS));
  let notified = 0;
  for (;;) {
    const claimed = await withTransaction(ctx, async (ctx) => {
      const alerts = await claimDueAlerts(ctx, BATCH_SIZE);
      for (const alert of alerts) await notifyAlert(ctx, alert);
      return alerts.length;
    });
    notified += claimed;
    if (claimed < BATCH_SIZE) return notified;
  }
}

async function notifyAlert(ctx: Context, alert: DueAlert): Promise<void> {
  const found = await findAlerted(ctx, alert, alert.languageCode);
  if (!found) return;
  const { product, variant } = found;
  const key = ctx.newToken();
  await setAlertKey(ctx, alert.id, ctx.hashToken(key));
  await writeMail(ctx, {
    idempotencyKey: `product-alert:${alert.id}`,
    template: "product-alert",
    recipient: alert.email,
    languageCode: alert.languageCode,
    data: {
      kind: alert.kind,
      name: product.name,
      variantsName: variantName(product, variant),
      price: variant.price.formatted,
      slug: product.slug,
      variantId: variant.id,
      key,
    },
  });
  if (alert.customerId !== null) await notify(ctx, alert, alert.customerId);
}

async function notify(ctx: Context, alert: DueAlert, customerId: number): Promise<void> {
  await notifyCustomer(ctx, {
    customerId,
    topic: "alerts",
    messageType: "success",
    link: `/product/${alert.slug}?variant=${alert.variantId}`,
    idempotencyKey: `product-alert:${alert.id}`,
    write: async (t, languageCode) => {
      const found = await findAlerted(ctx, alert, languageCode);
      const values = { name: found?.product.name ?? "", price: found?.variant.price.formatted ?? "" };
      return alert.kind === "back_in_stock"
        ? { title: t("Back in stock"), message: t("{name} is back in stock for {price}.", values) }
        : { title: t("Now cheaper"), message: t("{name} is now {price}.", values) };
    },
  });
}

/** In the recipient's language and currency. */
async function findAlerted(
  ctx: Context,
  alert: DueAlert,
  languageCode: string,
): Promise<{ product: ProductDetails; variant: ProductVariant } | null> {
  const [languages, currencies] = await Promise.all([findLanguages(ctx), findCurrencies(ctx)]);
  const reader = {
    ...ctx,
    t: translationOf(languageCode),
    visitor: {
      ...ctx.visitor,
      language: languages.find(({ code }) => code === languageCode) ?? ctx.visitor.language,
      currency: currencies.find(({ code }) => code === alert.currencyCode) ?? ctx.baseCurrency,
    },
  };
  const product = await getProductDetails(reader, alert.slug);
  const variant = product?.variants.find(({ id }) => id === alert.variantId);
  return product && variant ? { product, variant } : null;
}

/** Such as "Teal, M"; empty for a product without choices. */
function variantName({ hasVariant, colors, attributes }: ProductDetails, variant: ProductVariant): string {
  if (!hasVariant) return "";
  const color = colors.find(({ id }) => id === variant.colorId)?.name;
  const values = attributes.flatMap((attribute) =>
    attribute.values.filter(({ id }) => variant.attributeValues.includes(id)).map(({ name }) => name),
  );
  return [...(color ? [color] : []), ...values].join(", ");
}
