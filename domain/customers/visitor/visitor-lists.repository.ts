import { sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import type { Context } from "../../context.ts";

/** Only ids, in display order; the product `wished[n]` is on the list `wishedIn[n]`. */
export type ListedIds = {
  wished: number[];
  wishedIn: number[];
  compared: number[];
  viewed: number[];
  followed: number[];
};

/** All lists of a customer, or of a guest's session, in one query. */
export async function readListedIds(
  ctx: Context,
  limits: { maxWished: number; maxViewed: number },
): Promise<ListedIds> {
  const { customerId, sessionId } = ctx.visitor;
  const kind = customerId === null ? "session" : "customer";
  const [lists] = await selectLists(ctx, kind, customerId ?? sessionId!, limits);
  return lists!;
}

function selectLists(
  ctx: Context,
  kind: "session" | "customer",
  owner: number,
  { maxWished, maxViewed }: { maxWished: number; maxViewed: number },
) {
  return prepared(ctx.db, `visitor_lists_of_${kind}s`, (db, name) => {
    const own = sql`${sql.raw(`${kind}_id`)} = o.id`;
    const wishes = sql`from wishlists w join wishlist_items i on i.wishlist_id = w.id where w.${own}
      order by i.added_at desc, i.product_id desc limit ${sql.placeholder("maxWished")}::int`;
    const followed =
      kind === "customer"
        ? sql`array(select f.shop_id from shop_followers f join shops s on s.id = f.shop_id
            where f.${own} and s.status = 'approved' order by f.created_at desc, f.shop_id desc)`
        : sql`'{}'::int[]`;
    return db
      .select({
        wished: sql<number[]>`array(select i.product_id ${wishes})`.as("wished"),
        wishedIn: sql<number[]>`array(select i.wishlist_id ${wishes})`.as("wished_in"),
        compared: sql<
          number[]
        >`array(select c.product_id from compared_products c join listing_products p on p.product_id = c.product_id
          where c.${own} order by c.added_at, c.id)`.as("compared"),
        viewed: sql<
          number[]
        >`array(select v.product_id from viewed_products v join listing_products p on p.product_id = v.product_id
          where v.${own} order by v.viewed_at desc, v.id desc limit ${sql.placeholder("maxViewed")}::int)`.as("viewed"),
        followed: sql<number[]>`${followed}`.as("followed"),
      })
      .from(sql`(select ${sql.placeholder("owner")}::int as id) as o`)
      .prepare(name);
  }).execute({ owner, maxWished, maxViewed });
}
