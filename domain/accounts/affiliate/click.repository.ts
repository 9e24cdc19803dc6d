import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Click } from "./click.ts";
import type { Referral } from "./affiliate.ts";

/**
 * Counts clicks in one statement: each visitor once a day for an affiliate, whichever process counted them before.
 * Unknown codes and affiliates who are not approved count nothing.
 */
export async function insertClicks(ctx: Pick<Context, "db">, clicks: readonly Click[]): Promise<void> {
  if (clicks.length === 0) return;
  const rows = JSON.stringify(clicks.map(({ code, day, visitorHash }) => ({ code, day, hash: visitorHash })));
  await ctx.db.execute(sql`
    with counted as (
      select distinct a.id, g.day, g.hash
      from jsonb_to_recordset(${rows}::jsonb) as g (code text, day date, hash text)
      join affiliates a on a.code = g.code and a.status = 'approved'
    ), visits as (
      insert into affiliate_visits (affiliate_id, day, visitor_hash) select id, day, hash from counted
      on conflict do nothing returning affiliate_id, day
    )
    insert into affiliate_clicks as c (affiliate_id, day, clicks)
    select affiliate_id, day, count(*)::int from visits group by affiliate_id, day order by affiliate_id, day
    on conflict (affiliate_id, day) do update set clicks = c.clicks + excluded.clicks
  `);
}

export async function deleteVisitsBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.execute(sql`delete from affiliate_visits where day < ${instant.toISOString().slice(0, 10)}::date`);
}

/** The last click wins; nothing is written while it stays with the same affiliate within a day. */
export async function saveReferral(ctx: Context, customerId: number, { code, at }: Referral): Promise<void> {
  await ctx.db.execute(sql`
    insert into customer_referrals as r (customer_id, affiliate_id, referred_at)
    select ${customerId}, a.id, ${at.toISOString()}::timestamptz from affiliates a
    where a.code = ${code} and a.status = 'approved' and a.customer_id <> ${customerId}
    on conflict (customer_id) do update set affiliate_id = excluded.affiliate_id, referred_at = excluded.referred_at
    where excluded.referred_at > r.referred_at
      and (excluded.affiliate_id <> r.affiliate_id or excluded.referred_at > r.referred_at + interval '1 day')
  `);
}

export async function getReferralOf(ctx: Context, customerId: number): Promise<Referral | null> {
  const { rows } = (await ctx.db.execute(sql`
    select a.code, r.referred_at as at from customer_referrals r join affiliates a on a.id = r.affiliate_id
    where r.customer_id = ${customerId}
  `)) as { rows: { code: string; at: string | Date }[] };
  return rows[0] ? { code: rows[0].code, at: new Date(rows[0].at) } : null;
}
