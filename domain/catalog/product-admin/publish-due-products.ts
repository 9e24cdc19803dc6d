import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeProductStatus } from "./change-product-status.ts";
import { clearPublishAt, findDueProducts, getNextPublication, lockProducts } from "./product-write.repository.ts";

const BATCH_SIZE = 100;

/** A job: publishes the drafts that are due. Returns when the next one is due; null if there is none. */
export async function publishDueProducts(ctx: Context): Promise<Date | null> {
  for (;;) {
    const due = await findDueProducts(ctx, BATCH_SIZE);
    for (const product of due) await withTransaction(ctx, (inside) => publishDue(inside, product));
    if (due.length < BATCH_SIZE) return getNextPublication(ctx);
  }
}

async function publishDue(ctx: Context, { id, shopId }: { id: number; shopId: number }): Promise<void> {
  const owner = { kind: "shop", shopId } as const;
  const [known] = await lockProducts(ctx, owner, [id]);
  if (!known?.publishAt || known.publishAt > ctx.now()) return;
  const published = await changeProductStatus(ctx, owner, { ids: [id], action: "publish" });
  if (!published.ok) await clearPublishAt(ctx, id);
  const isWaiting = published.ok && published.value.waiting > 0;
  await notifyTeam(ctx, shopId, "products.read", {
    topic: "messages",
    messageType: published.ok ? "info" : "warning",
    link: `/seller/product/${id}`,
    idempotencyKey: `product:${id}:${known.publishAt.toISOString()}:published`,
    write: (t) => ({
      title: published.ok
        ? t("{name} was published", { name: known.name })
        : t("{name} was not published", { name: known.name }),
      message: !published.ok
        ? t("It has no active variant. Add one and publish it again.")
        : isWaiting
          ? t("Shoppers see it once the marketplace has approved it.")
          : t("It went live at the time you chose."),
    }),
  });
}
