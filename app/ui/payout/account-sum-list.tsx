import type { AccountSums, Liability, OperatorResult } from "#domain/accounts/ledger/find-account-sums.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

function liabilityName(name: Liability, t: Translate): string {
  const names: Record<Liability, string> = {
    shops: t("Shops' earnings"),
    payouts: t("Open payouts"),
    wallets: t("Wallets"),
    vouchers: t("Gift vouchers"),
    affiliates: t("Affiliates"),
    orders: t("Paid orders before delivery"),
  };
  return names[name];
}

function resultName(name: OperatorResult, t: Translate): string {
  const names: Record<OperatorResult, string> = {
    commission: t("Commission"),
    promotions: t("Own coupons"),
    affiliateCosts: t("Affiliate commission"),
    points: t("Converted points"),
    other: t("Rounding, disputes and corrections"),
  };
  return names[name];
}

/** What the operator owes, has earned and holds, from the ledger. */
export function AccountSumList({ sums }: { sums: AccountSums }) {
  const { t } = usePage();
  return (
    <>
      {sums.difference.amount !== 0 && (
        <Notice kind="error" title={t("The ledger doesn't balance")}>
          <Amount value={sums.difference} />
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Sums
          title={t("Liabilities")}
          rows={[
            ...sums.liabilities.map(({ name, amount }) => [liabilityName(name, t), amount] as const),
            [t("{count} points at today's rate", { count: sums.points.count }), sums.points.amount] as const,
          ]}
        />
        <Sums
          title={t("Earnings and funds")}
          rows={[
            ...sums.results.map(({ name, amount }) => [resultName(name, t), amount] as const),
            [t("At payment providers and banks"), sums.funds] as const,
          ]}
        />
      </div>
    </>
  );
}

function Sums({ title, rows }: { title: string; rows: readonly (readonly [string, ShownMoney])[] }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm">
            <dt>{name}</dt>
            <dd className="font-semibold">
              <Amount value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
