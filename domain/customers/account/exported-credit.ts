/** What a customer has with the shop, as parts of their export (`exported-parts.ts`). */
export const EXPORTED_CREDIT = {
  wallet_and_points: {
    table: "ledger_entries",
    columns: `(select a.kind from ledger_accounts a where a.id = account_id) as account, amount_minor, balance_after_minor,
      (select t.kind from ledger_transactions t where t.id = transaction_id) as kind,
      (select t.created_at from ledger_transactions t where t.id = transaction_id) as created_at`,
    where: "account_id in (select a.id from ledger_accounts a where a.customer_id = $own)",
  },
  points: {
    table: "reward_grants",
    columns: "order_id, points, reversed_points, status, available_at, created_at",
    where: "customer_id = $own",
  },
} as const;
