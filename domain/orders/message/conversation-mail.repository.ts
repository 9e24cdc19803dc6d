import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { ReadingSide } from "./order-message.ts";

export type DueMail = {
  id: number;
  shopId: number;
  shopName: string;
  shopperName: string;
  /** Of the customer. */
  email: string;
  languageCode: string | null;
};

const COLUMNS = {
  shop: { due: sql.raw("shop_mail_due_at"), mailed: sql.raw("shop_mailed_at"), read: sql.raw("shop_read_at") },
  shopper: {
    due: sql.raw("shopper_mail_due_at"),
    mailed: sql.raw("shopper_mailed_at"),
    read: sql.raw("shopper_read_at"),
  },
} as const;

/** Claims conversations with a due mail to this side, so that no other process writes it. */
export async function claimDueMails(ctx: Context, side: ReadingSide, max: number): Promise<DueMail[]> {
  const { due, mailed } = COLUMNS[side];
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const { rows } = (await ctx.db.execute(sql`
    update conversations c set ${due} = null, ${mailed} = ${now}
    from shops s, customers u
    where s.id = c.shop_id and u.id = c.customer_id and c.id in (
      select d.id from conversations d where d.${due} <= ${now} order by d.id limit ${max} for update skip locked)
    returning c.id, c.shop_id as "shopId", s.name as "shopName", u.first_name as "shopperName", u.email,
      u.language_code as "languageCode"
  `)) as { rows: DueMail[] };
  return rows.toSorted((one, other) => one.id - other.id);
}

/** The newest unread messages, oldest first. */
export async function findUnreadTexts(
  ctx: Context,
  conversationId: number,
  side: ReadingSide,
  max: number,
): Promise<{ id: number; text: string }[]> {
  const { rows } = (await ctx.db.execute(sql`
    select id, text from order_messages where conversation_id = ${conversationId} and ${COLUMNS[side].read} is null
    order by id desc limit ${max}
  `)) as { rows: { id: number; text: string }[] };
  return rows.toReversed();
}
