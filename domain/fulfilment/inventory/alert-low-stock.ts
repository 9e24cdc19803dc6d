import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { success } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findShopsToAlert, deleteRefilledAlerts, getShopOfAlert, takeLowVariants } from "./low-stock.repository.ts";

const MAX_NAMED = 40;

/** The daily job: notifies each shop once of variants that fell to their threshold. Returns the number of shops. */
export async function alertLowStock(ctx: Context): Promise<number> {
  await deleteRefilledAlerts(ctx);
  const shopIds = await findShopsToAlert(ctx);
  for (const shopId of shopIds)
    await withTransaction(ctx, async (inside) => {
      await alertShop(inside, shopId);
      return success(null);
    });
  return shopIds.length;
}

async function alertShop(ctx: Context, shopId: number): Promise<void> {
  const shop = await getShopOfAlert(ctx, shopId);
  const low = await takeLowVariants(ctx, shopId);
  if (!shop || low.length === 0) return;
  const named = low.slice(0, MAX_NAMED).map(({ name, choice, sku, left }) => ({
    name: [name, choice].filter(Boolean).join(", "),
    sku,
    left,
  }));
  await notifyTeam(ctx, shopId, "products.read", {
    topic: "messages",
    messageType: "warning",
    link: "/seller/inventory?state=low",
    idempotencyKey: `low-stock:${shopId}:${ctx.now().toISOString().slice(0, 10)}`,
    write: (t) => ({
      title: t("Items low in stock: {count}", { count: low.length }),
      message: named
        .slice(0, 3)
        .map(({ name }) => name)
        .join(" · "),
    }),
    mail: {
      template: "low-stock",
      data: ({ name }) => ({
        name,
        shopName: shop.name,
        variants: named,
        moreCount: low.length - named.length,
      }),
    },
  });
}
