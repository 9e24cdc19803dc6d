import { sql } from "drizzle-orm";
import { ALL_PERMISSIONS } from "#domain/customers/customer/customer.ts";
import type { Context } from "../../context.ts";

/** What prevents the deletion of an account. */
export type Blockers = { openOrders: number; openReturns: number; shops: number; isLastOperator: boolean };

type Rows<Row> = { rows: Row[] };

/** Under a lock, so that no order is placed with the account meanwhile. */
export async function findBlockers(ctx: Context, customerId: number): Promise<Blockers> {
  await ctx.db.execute(sql`select 1 from customers where id = ${customerId} for update`);
  const { rows } = (await ctx.db.execute(sql`
    select
      (select count(*)::int from orders o join purchases p on p.id = o.purchase_id
        where p.customer_id = ${customerId} and p.status = 'placed' and o.fulfilment_status <> 'canceled'
          and (o.fulfilment_status <> 'delivered' or o.payment_status = 'unpaid')) as "openOrders",
      (select count(*)::int from returns r where r.customer_id = ${customerId} and r.ended_at is null) as "openReturns",
      (select count(*)::int from shops s where s.owner_id = ${customerId}) as shops,
      (exists (select 1 from staff s where s.customer_id = ${customerId} and ${isOperator}) and not exists (
        select 1 from staff s where s.customer_id <> ${customerId} and ${isOperator})) as "isLastOperator"
  `)) as Rows<Blockers>;
  return rows[0]!;
}

const isOperator = sql.raw(`'${ALL_PERMISSIONS[0]}' = any(s.permissions)`);

const NOBODY = "—";

/** Purchases of the account, and guest purchases with its verified address. */
export async function findOwnPurchases(
  ctx: Context,
  { customerId, verifiedEmail }: { customerId: number; verifiedEmail: string | null },
): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    select id from purchases
    where customer_id = ${customerId} or (customer_id is null and email = ${verifiedEmail}) order by id
  `)) as Rows<{ id: number }>;
  return rows.map(({ id }) => id);
}

/** Anonymizes purchases: amounts and countries stay in the books. Returns the files to delete. */
export async function emptyPurchases(ctx: Context, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  const ofOrder = sql`order_id in (select id from orders where purchase_id in ${own})`;
  const ofPayment = sql`payment_id in (select id from payments where purchase_id in ${own})`;
  const ofReturn = sql`return_id in (select id from returns where ${ofOrder})`;
  const { rows } = (await ctx.db.execute(sql`delete from return_pictures where ${ofReturn} returning file`)) as Rows<{
    file: string;
  }>;
  const attached = (await ctx.db.execute(sql`delete from record_files where ${ofOrder} returning file`)) as Rows<{
    file: string;
  }>;
  const proofs = (await ctx.db.execute(
    sql`select proof as file from transfers where ${ofPayment} and proof is not null`,
  )) as Rows<{ file: string }>;
  const statements = [
    sql`delete from mails where recipient in (select email from purchases where id in ${own})`,
    sql`delete from order_messages where ${ofOrder}`,
    sql`delete from notes where ${ofOrder}`,
    sql`delete from record_tags where ${ofOrder}`,
    // Notifications to the other side quote the customer's messages, too.
    sql`delete from notifications where topic = 'messages'
      and substring(link from '[^/]+$') in (select code from orders where purchase_id in ${own})`,
    sql`update returns set customer_id = null, text = '', instructions = '',
      rejection = case when rejection = '' then '' else ${NOBODY} end where ${ofOrder}`,
    sql`update order_refunds set note = '' where ${ofOrder}`,
    sql`update order_events set note = '', actor_id = case when actor = 'shopper' then null else actor_id end
      where ${ofOrder}`,
    sql`update orders set note = '', key_hash = null, delivery_address = case when delivery_address is null then null
      else delivery_address || ${JSON.stringify({ name: NOBODY, phone: "", line1: NOBODY, line2: "", city: NOBODY, state: "", postalCode: "" })}::jsonb end
      where purchase_id in ${own}`,
    sql`update transfers set paid_by = '', proof = null, submitted_at = null where ${ofPayment}`,
    sql`update payments set redirect_url = null where purchase_id in ${own}`,
    sql`update digital_downloads set user_agent = ''
      where order_line_id in (select id from order_lines where ${ofOrder})`,
    sql`update coupon_uses set email = 'deleted@deleted.invalid', customer_id = null where purchase_id in ${own}`,
    sql`update purchase_addresses set name = ${NOBODY}, phone = '', line1 = ${NOBODY}, line2 = '', city = ${NOBODY},
      state = '', postal_code = '' where purchase_id in ${own}`,
    sql`update purchases set customer_id = null, session_id = null, email = 'deleted@deleted.invalid', phone = '',
      vat_number = '', vat_reference = '', notes = '{}', key_hash = null, network_hash = null where id in ${own}`,
  ];
  for (const statement of statements) await ctx.db.execute(statement);
  return [...rows, ...attached.rows, ...proofs.rows].map(({ file }) => file);
}

/**
 * Deletes everything that belongs only to the customer, and what belongs to the address if it is verified. Returns
 * what was reviewed, as the reviews are anonymous now, and the files to delete.
 */
export async function deleteBelongings(
  ctx: Context,
  { customerId, email, verifiedEmail }: { customerId: number; email: string; verifiedEmail: string | null },
): Promise<{ reviewed: { productId: number; shopId: number }[]; files: string[] }> {
  await ctx.db.execute(sql`
    delete from text_messages where recipient in (
      select phone from customers where id = ${customerId} union select verified_phone from customers where id = ${customerId}
      union select phone from phone_codes where customer_id = ${customerId})
  `);
  const proofs = (await ctx.db.execute(
    sql`select proof from wallet_recharges where customer_id = ${customerId} and proof is not null`,
  )) as Rows<{ proof: string }>;
  const documents = (await ctx.db.execute(sql`
    delete from application_documents where application_id in (
      select id from shop_applications where customer_id = ${customerId}) returning file
  `)) as Rows<{ file: string }>;
  const attached = (await ctx.db.execute(
    sql`delete from record_files where customer_id = ${customerId} returning file`,
  )) as Rows<{ file: string }>;
  await ctx.db.execute(sql`
    delete from mails where template in ('confirm-email-change', 'email-taken')
      and recipient in (select new_email from email_changes where customer_id = ${customerId})
  `);
  for (const table of OWN_TABLES)
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${customerId}`);
  const statements = [
    sql`delete from product_alerts where email = ${verifiedEmail}`,
    sql`delete from contact_messages where customer_id = ${customerId} or email = ${verifiedEmail}`,
    sql`update contact_messages set assignee_id = null where assignee_id = ${customerId}`,
    sql`update blog_comments set author_name = '', customer_id = null where customer_id = ${customerId}`,
    sql`delete from subscribers where email = ${verifiedEmail}`,
    sql`delete from staff_invitations where email = ${verifiedEmail} or invited_by = ${customerId}`,
    sql`delete from shop_invitations where email = ${verifiedEmail}`,
    sql`delete from mails where recipient = ${verifiedEmail}
      or (sent_at is null and data::text ilike '%' || ${verifiedEmail}::text || '%')`,
    sql`delete from mails where recipient = ${email} and template in ('welcome', 'verify-email', 'reset-password',
      'password-changed', 'way-in-changed', 'new-sign-in', 'email-change-asked', 'delete-account')`,
    sql`update affiliates set website = '', plan = '', status = case when status = 'approved' then 'suspended' else status end
      where customer_id = ${customerId}`,
    sql`update order_messages set author_id = null where author_id = ${customerId}`,
    sql`update vouchers set sender_name = ${NOBODY}, message = '', redirect_url = null where buyer_id = ${customerId}`,
    sql`update vouchers set recipient_name = ${NOBODY}, recipient_email = 'deleted@deleted.invalid', message = ''
      where lower(recipient_email) = ${verifiedEmail}`,
    // Notifications to the other side quote the customer's messages, too.
    sql`delete from notifications where topic = 'messages' and (
      link in (select '/seller/messages/' || id from conversations where customer_id = ${customerId})
      or link in (select '/admin/message-reports/' || r.id from conversation_reports r
        join conversations c on c.id = r.conversation_id where c.customer_id = ${customerId}))`,
    sql`delete from mails where template = 'conversation-message' and sent_at is null
      and data->>'path' in (select '/seller/messages/' || id from conversations where customer_id = ${customerId})`,
    sql`delete from conversations where customer_id = ${customerId}`,
    sql`update conversation_reports set reporter_id = null where reporter_id = ${customerId}`,
    sql`update conversation_reports set decided_by_id = null where decided_by_id = ${customerId}`,
    // A tag could be a name.
    sql`delete from internal_tags g where not exists (select from record_tags r where r.tag_id = g.id)`,
    // They name people, were mostly sent, and are never the only trace of anything.
    sql`delete from live_events`,
    sql`update product_versions set saved_by_id = null where saved_by_id = ${customerId}`,
    sql`update product_changes set proposed_by_id = null where proposed_by_id = ${customerId}`,
    sql`update announcements set author_id = null where author_id = ${customerId}`,
    sql`update wallet_recharges set note = '', proof = null, redirect_url = null where customer_id = ${customerId}`,
  ];
  for (const statement of statements) await ctx.db.execute(statement);
  await ctx.db.execute(sql`
    update reviews r set likes_count = r.likes_count - 1 from review_likes l
    where l.review_id = r.id and l.customer_id = ${customerId}
  `);
  await ctx.db.execute(sql`
    update review_replies r set likes_count = r.likes_count - 1 from review_reply_likes l
    where l.reply_id = r.id and l.customer_id = ${customerId}
  `);
  for (const table of ["review_likes", "review_reply_likes", "review_reports"])
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${customerId}`);
  await ctx.db.execute(sql`
    update review_replies set author_name = case when author = 'shopper' then '' else author_name end, customer_id = null
    where customer_id = ${customerId}
  `);
  const { rows } = (await ctx.db.execute(sql`
    update reviews r set author_name = '', customer_id = null from products p
    where p.id = r.product_id and r.customer_id = ${customerId} returning p.id as "productId", p.shop_id as "shopId"
  `)) as Rows<{ productId: number; shopId: number }>;
  return {
    reviewed: rows,
    files: [...proofs.rows.map(({ proof }) => proof), ...[...documents.rows, ...attached.rows].map(({ file }) => file)],
  };
}

/** Each has a column `customer_id`; the contents of carts and lists are deleted by cascade. */
const OWN_TABLES = [
  "notes",
  "record_tags",
  "staff",
  "shop_members",
  "shop_applications",
  "customer_codes",
  "phone_codes",
  "customer_devices",
  "customer_topics",
  "email_changes",
  "push_subscriptions",
  "quiet_hours",
  "notifications",
  "shop_digests",
  "product_alerts",
  "product_drafts",
  "addresses",
  "bank_accounts",
  "customer_referrals",
  "saved_cards",
  "provider_customers",
  "carts",
  "blog_comment_likes",
  "compared_products",
  "viewed_products",
  "wishlists",
  "sessions",
] as const;

/** Leaves an empty row that wallet and points refer to. */
export async function emptyCustomer(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.execute(sql`
    update customers set email = ${`deleted-${customerId}@deleted.invalid`}, first_name = ${NOBODY}, last_name = ${NOBODY},
      phone = null, verified_phone = null, phone_verified_at = null, image = null, vat_number = '', password_hash = null,
      language_code = null, email_verified_at = null, deleted_at = ${ctx.now().toISOString()}::timestamptz
    where id = ${customerId}
  `);
}
