import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { sessions } from "#db/schema/session.ts";
import type { PlannedSession } from "#domain/customers/session/plan-session.ts";
import type { Context } from "../../context.ts";
import { seenColumns, type LineToWrite } from "./cart.repository.ts";

/** A new session with a cart of one line. */
export type FirstLine = {
  session: PlannedSession;
  trxId: string;
  line: Pick<LineToWrite, "variantId" | "quantity" | "seenPrice" | "seenFixedPrice" | "buyNowTrxId" | "referralCode">;
};

export type WrittenFirstLine = { sessionId: number; cartId: number; lineId: number };

/** In one statement: for many guests it is their first request that writes. */
export async function insertFirstLine(ctx: Context, { session, trxId, line }: FirstLine): Promise<WrittenFirstLine> {
  const seen = seenColumns(ctx, line);
  const [written] = await preparedSql<{ session_id: number; cart_id: number; line_id: number }>(
    ctx.db,
    "insert_first_line",
    (value) => sql`with session as (
        insert into ${sessions} (token_hash, user_agent, network_area, last_seen_at, expires_at)
        values (${value("tokenHash")}, ${value("userAgent")}, ${value("networkArea")}, ${value("seenAt")}::timestamptz,
          ${value("expiresAt")}::timestamptz)
        returning id
      ), cart as (
        insert into ${carts} (session_id, trx_id) select id, ${value("trxId")} from session returning id, session_id
      ), line as (
        insert into ${cartLines} (cart_id, variant_id, quantity, seen_unit_price_minor, seen_currency_code, seen_fixed_price_minor,
          buy_now_trx_id, referral_code, added_at)
        select id, ${value("variantId")}::int, ${value("quantity")}::int, ${value("priceMinor")}::bigint,
          ${value("currencyCode")}::text, ${value("fixedMinor")}::bigint,
          ${value("buyNowTrxId")}::text, ${value("referralCode")}::text, ${value("seenAt")}::timestamptz
        from cart returning id, cart_id
      )
      select cart.session_id, cart.id as cart_id, line.id as line_id from cart join line on line.cart_id = cart.id`,
  ).execute({
    tokenHash: session.tokenHash,
    userAgent: session.userAgent,
    networkArea: session.networkArea,
    seenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    trxId,
    variantId: line.variantId,
    quantity: line.quantity,
    priceMinor: seen.seenUnitPriceMinor,
    currencyCode: seen.seenCurrencyCode,
    fixedMinor: seen.seenFixedPriceMinor,
    buyNowTrxId: line.buyNowTrxId,
    referralCode: line.referralCode?.toWellFormed() ?? null,
  });
  const { session_id: sessionId, cart_id: cartId, line_id: lineId } = written!;
  return { sessionId, cartId, lineId };
}
