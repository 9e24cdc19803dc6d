import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { sessions } from "#db/schema/session.ts";
import { batchWrites } from "#db/batched-writes.ts";
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

/** Batches concurrent guests into one statement; each row is found again by its token hash. */
export function insertFirstLine(ctx: Context, first: FirstLine): Promise<WrittenFirstLine> {
  return batchWrites(ctx.db, "first_line", rowOf(ctx, first), async (rows) => {
    const written = await insertRows(ctx, rows);
    const byToken = new Map(written.map((row) => [row.token_hash, row]));
    return rows.map(({ token_hash }) => {
      const { session_id: sessionId, cart_id: cartId, line_id: lineId } = byToken.get(token_hash)!;
      return { sessionId, cartId, lineId };
    });
  });
}

function rowOf(ctx: Context, { session, trxId, line }: FirstLine) {
  const seen = seenColumns(ctx, line);
  return {
    token_hash: session.tokenHash,
    user_agent: session.userAgent,
    network_area: session.networkArea,
    seen_at: session.lastSeenAt,
    expires_at: session.expiresAt,
    trx_id: trxId,
    variant_id: line.variantId,
    quantity: line.quantity,
    price_minor: seen.seenUnitPriceMinor,
    currency_code: seen.seenCurrencyCode,
    fixed_minor: seen.seenFixedPriceMinor,
    buy_now_trx_id: line.buyNowTrxId,
    referral_code: line.referralCode?.toWellFormed() ?? null,
  };
}

type FirstLineRow = ReturnType<typeof rowOf>;

function insertRows(ctx: Context, rows: readonly FirstLineRow[]) {
  return preparedSql<{ token_hash: string; session_id: number; cart_id: number; line_id: number }>(
    ctx.db,
    "insert_first_lines",
    (value) => sql`with guest as (
        select * from json_to_recordset(${value("rows")}::json) as g (token_hash text, user_agent text, network_area text,
          seen_at timestamptz, expires_at timestamptz, trx_id text, variant_id int, quantity int, price_minor bigint,
          currency_code text, fixed_minor bigint, buy_now_trx_id text, referral_code text)
      ), session as (
        insert into ${sessions} (token_hash, user_agent, network_area, last_seen_at, expires_at)
        select token_hash, user_agent, network_area, seen_at, expires_at from guest returning id, token_hash
      ), cart as (
        insert into ${carts} (session_id, trx_id)
        select session.id, trx_id from session join guest using (token_hash) returning id, session_id, trx_id
      ), line as (
        insert into ${cartLines} (cart_id, variant_id, quantity, seen_unit_price_minor, seen_currency_code, seen_fixed_price_minor,
          buy_now_trx_id, referral_code, added_at)
        select cart.id, variant_id, quantity, price_minor, currency_code, fixed_minor, buy_now_trx_id, referral_code, seen_at
        from cart join guest using (trx_id) returning id, cart_id
      )
      select token_hash, session.id as session_id, cart.id as cart_id, line.id as line_id
      from session join cart on cart.session_id = session.id join line on line.cart_id = cart.id`,
  ).execute({ rows: JSON.stringify(rows) });
}
