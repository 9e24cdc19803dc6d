import { EXPORTED_CREDIT } from "./exported-credit.ts";

/**
 * The parts of the export: a customer's rows of each table, in readable columns. Hashes, keys and encrypted secrets are
 * not personal data and are left out. `$own`: the customer's id; `$orders`: their orders.
 */
export const EXPORTED_PARTS = {
  account: {
    table: "customers",
    columns:
      "email, first_name, last_name, phone, verified_phone, vat_number, language_code, email_verified_at, created_at",
    where: "id = $own",
  },
  addresses: {
    table: "addresses",
    columns:
      "name, phone, line1, line2, city, state, postal_code, country_code, is_default_shipping, is_default_billing, created_at",
    where: "customer_id = $own",
  },
  cards: {
    table: "saved_cards",
    columns: "brand, last_digits, expiry_month, expiry_year, created_at, last_used_at",
    where: "customer_id = $own",
  },
  bank_account: {
    table: "bank_accounts",
    columns: "state, holder, country_code, iban, bic, account_number, bank_code, created_at, confirmed_at",
    where: "customer_id = $own",
  },
  affiliate: {
    table: "affiliates",
    columns: "code, status, website, plan, agreement, agreed_at, reason, created_at",
    where: "customer_id = $own",
  },
  referral: {
    table: "customer_referrals",
    columns: "(select a.code from affiliates a where a.id = affiliate_id) as code, referred_at",
    where: "customer_id = $own",
  },
  payouts: {
    table: "payouts",
    columns: "status, method, amount_minor, destination, reason, created_at, ended_at",
    where: "customer_id = $own",
  },
  product_drafts: { table: "product_drafts", columns: "product_id, content, updated_at", where: "customer_id = $own" },
  product_versions: { table: "product_versions", columns: "product_id, created_at", where: "saved_by_id = $own" },
  product_changes: {
    table: "product_changes",
    columns: "product_id, fields, proposed_at",
    where: "proposed_by_id = $own",
  },
  notes: { table: "notes", columns: "kind, text, created_at", where: "customer_id = $own" },
  tags: {
    table: "record_tags",
    columns: "(select g.name from internal_tags g where g.id = tag_id) as name, created_at",
    where: "customer_id = $own",
  },
  files: { table: "record_files", columns: "name, media_type, size_bytes, created_at", where: "customer_id = $own" },
  topics: { table: "customer_topics", columns: "topic, is_notified, is_mailed", where: "customer_id = $own" },
  announcements: {
    table: "announcements",
    columns: "title, message, audience, state, created_at",
    where: "author_id = $own",
  },
  quiet_hours: {
    table: "quiet_hours",
    columns: "from_minute, until_minute, time_zone",
    where: "customer_id = $own",
  },
  push_subscriptions: {
    table: "push_subscriptions",
    columns: "service, user_agent, created_at",
    where: "customer_id = $own",
  },
  newsletter: {
    table: "subscribers",
    columns: "email, language_code, source, consent_text, created_at, confirmed_at, unsubscribed_at",
    where: "email = (select c.email from customers c where c.id = $own and c.email_verified_at is not null)",
  },
  email_changes: {
    table: "email_changes",
    columns: "old_email, new_email, created_at, confirmed_at, ended_at",
    where: "customer_id = $own",
  },
  sessions: {
    table: "sessions",
    columns: "user_agent, network_area, currency_code, ship_to_country_code, created_at, last_seen_at, expires_at",
    where: "customer_id = $own",
  },
  devices: { table: "customer_devices", columns: "first_seen_at, last_seen_at", where: "customer_id = $own" },
  passkeys: { table: "passkeys", columns: "name, created_at, last_used_at", where: "customer_id = $own" },
  identities: {
    table: "identities",
    columns: "provider, issuer, subject, email, created_at, last_used_at",
    where: "customer_id = $own",
  },
  two_step: { table: "two_steps", columns: "turned_on_at, created_at", where: "customer_id = $own" },
  shop_applications: {
    table: "shop_applications",
    columns: `type, status, shop_name, offer, legal_name, birth_date, phone, line1, line2, city, state, postal_code, country_code,
      registration_number, tax_number, bank_ending, terms_version, terms_accepted_at, question, answer, rejection, created_at,
      submitted_at, decided_at`,
    where: "customer_id = $own",
  },
  shop_team: { table: "shop_members", columns: "shop_id, role, created_at", where: "customer_id = $own" },
  staff: { table: "staff", columns: "permissions, created_at", where: "customer_id = $own" },
  purchases: {
    table: "purchases",
    columns: `id, trx_id, status, email, phone, vat_number, vat_status, vat_checked_at, language_code, currency_code, ship_to_country_code, notes, payment_method,
      sub_total_minor, coupon_discount_minor, shipping_minor, tax_minor, total_minor, terms_accepted_at, placed_at`,
    where: "customer_id = $own",
  },
  purchase_addresses: {
    table: "purchase_addresses",
    columns: "purchase_id, kind, name, phone, line1, line2, city, state, postal_code, country_code",
    where: "purchase_id in (select p.id from purchases p where p.customer_id = $own)",
  },
  orders: {
    table: "orders",
    columns:
      "id, purchase_id, code, fulfilment_status, payment_status, delivery_name, delivery_address, note, total_minor, created_at",
    where: "id in $orders",
  },
  order_lines: {
    table: "order_lines",
    columns: `order_id, product_slug, product_name, variant_name, sku, quantity, unit_price_minor, line_total_minor,
      coupon_discount_minor, tax_minor`,
    where: "order_id in $orders",
  },
  order_events: {
    table: "order_events",
    columns: "order_id, axis, from_status, to_status, actor, note, created_at",
    where: "order_id in $orders",
  },
  order_messages: {
    table: "order_messages",
    columns: "order_id, author, text, created_at",
    where: "order_id in $orders",
  },
  conversations: {
    table: "conversations",
    columns: `id, (select s.name from shops s where s.id = shop_id) as shop_name, created_at, last_message_at,
      shopper_blocked_at, closed_at`,
    where: "customer_id = $own",
  },
  conversation_messages: {
    table: "order_messages",
    columns: "conversation_id, author, product_id, text, created_at",
    where: "conversation_id in (select c.id from conversations c where c.customer_id = $own)",
  },
  conversation_reports: {
    table: "conversation_reports",
    columns: "conversation_id, reason, text, state, created_at, decided_at",
    where: "reporter_id = $own",
  },
  payments: {
    table: "payments",
    columns: "purchase_id, provider, status, amount_minor, currency_code, provider_reference, created_at, settled_at",
    where: "purchase_id in (select p.id from purchases p where p.customer_id = $own)",
  },
  transfers: {
    table: "transfers",
    columns: "payment_id, reference, paid_by, paid_on, submitted_at, decided_at",
    where:
      "payment_id in (select m.id from payments m join purchases p on p.id = m.purchase_id where p.customer_id = $own)",
  },
  downloads: {
    table: "digital_downloads",
    columns: "order_line_id, user_agent, started_at",
    where: "order_line_id in (select l.id from order_lines l where l.order_id in $orders)",
  },
  returns: {
    table: "returns",
    columns: "order_id, status, reason, text, refund_to, instructions, rejection, created_at, ended_at",
    where: "customer_id = $own",
  },
  refunds: {
    table: "order_refunds",
    columns: "order_id, amount_minor, goods_minor, shipping_minor, goodwill_minor, tax_minor, created_at",
    where: "order_id in $orders",
  },
  coupon_uses: {
    table: "coupon_uses",
    columns: "coupon_id, purchase_id, email, created_at",
    where: "customer_id = $own",
  },
  wishlists: { table: "wishlists", columns: "id, name, is_default, created_at", where: "customer_id = $own" },
  wishlist_items: {
    table: "wishlist_items",
    columns:
      "wishlist_id, product_id, (select p.slug from products p where p.id = product_id) as product_slug, added_at",
    where: "wishlist_id in (select w.id from wishlists w where w.customer_id = $own)",
  },
  cart_lines: {
    table: "cart_lines",
    columns: "cart_id, variant_id, quantity, added_at",
    where: "cart_id in (select k.id from carts k where k.customer_id = $own)",
  },
  compared_products: { table: "compared_products", columns: "product_id, added_at", where: "customer_id = $own" },
  viewed_products: { table: "viewed_products", columns: "product_id, viewed_at", where: "customer_id = $own" },
  followed_shops: {
    table: "shop_followers",
    columns: "shop_id, (select s.name from shops s where s.id = shop_id) as shop_name, created_at",
    where: "customer_id = $own",
  },
  shop_digests: { table: "shop_digests", columns: "covered_until_at", where: "customer_id = $own" },
  reviews: {
    table: "reviews",
    columns:
      "product_id, author_name, stars, title, body, language_code, pictures, status, hidden_reason, created_at, edited_at",
    where: "customer_id = $own",
  },
  review_likes: { table: "review_likes", columns: "review_id, created_at", where: "customer_id = $own" },
  review_replies: {
    table: "review_replies",
    columns: "review_id, author, author_name, body, status, created_at",
    where: "customer_id = $own",
  },
  review_reply_likes: { table: "review_reply_likes", columns: "reply_id, created_at", where: "customer_id = $own" },
  review_reports: {
    table: "review_reports",
    columns: "review_id, reply_id, reason, text, created_at",
    where: "customer_id = $own",
  },
  product_questions: {
    table: "product_questions",
    columns: "product_id, author_name, body, language_code, status, hidden_reason, created_at",
    where: "customer_id = $own",
  },
  question_answers: {
    table: "question_answers",
    columns: "question_id, author, author_name, body, language_code, status, hidden_reason, created_at",
    where: "customer_id = $own",
  },
  question_votes: { table: "question_votes", columns: "question_id, created_at", where: "customer_id = $own" },
  question_answer_votes: {
    table: "question_answer_votes",
    columns: "answer_id, created_at",
    where: "customer_id = $own",
  },
  question_reports: {
    table: "question_reports",
    columns: "question_id, answer_id, reason, text, created_at",
    where: "customer_id = $own",
  },
  blog_comments: {
    table: "blog_comments",
    columns: "post_id, parent_id, author_name, text, status, created_at",
    where: "customer_id = $own",
  },
  blog_comment_likes: {
    table: "blog_comment_likes",
    columns: "comment_id, created_at",
    where: "customer_id = $own",
  },
  contact_messages: {
    table: "contact_messages",
    columns: "name, email, topic, order_code, text, state, created_at",
    where: "customer_id = $own",
  },
  product_alerts: {
    table: "product_alerts",
    columns: "kind, email, product_id, variant_id, price_minor, currency_code, created_at, told_at",
    where: "customer_id = $own",
  },
  notifications: {
    table: "notifications",
    columns: "topic, title, message, link, created_at, read_at",
    where: "customer_id = $own",
  },
  mails: {
    table: "mails",
    columns: "template, recipient, language_code, created_at, sent_at",
    where: "recipient = (select c.email from customers c where c.id = $own and c.email_verified_at is not null)",
  },
  wallet_recharges: {
    table: "wallet_recharges",
    columns: "method, status, amount_minor, currency_code, note, reason, created_at, decided_at",
    where: "customer_id = $own",
  },
  gift_vouchers: {
    table: "vouchers",
    columns: `status, amount_minor, remaining_minor, currency_code, design, sender_name, recipient_name, recipient_email, message,
      send_on, created_at, paid_at, sent_at, expires_at`,
    where: "buyer_id = $own",
  },
  disputes: {
    table: "credit_disputes",
    columns:
      "recharge_id, voucher_id, status, amount_minor, currency_code, held_minor, owed_minor, opened_at, ended_at",
    where: "customer_id = $own",
  },
  ...EXPORTED_CREDIT,
} as const;

export type ExportedPart = keyof typeof EXPORTED_PARTS;
