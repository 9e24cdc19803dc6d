import { Link, href } from "react-router";
import type { RewardEntry } from "#domain/accounts/reward/get-reward-view.ts";
import { Chip } from "../admin/chip.tsx";
import { Moment } from "../order/moment.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

/** The history of points. */
export function RewardHistory({ entries }: { entries: readonly RewardEntry[] }) {
  const { t } = usePage();
  return (
    <section aria-labelledby="sources" className="min-w-0">
      <h2 id="sources" className="mb-4 text-2xl">
        {t("Points history")}
      </h2>
      {entries.length === 0 ? (
        <EmptyState icon="coins" title={t("No points yet")} text={t("You earn points when your orders are delivered.")}>
          <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <Entry key={`${entry.orderCode} ${entry.productSlug} ${entry.at}`} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: RewardEntry }) {
  const page = usePage();
  const { t } = page;
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <bdi>{entry.productName}</bdi>
        </span>
        <span className="block text-sm text-muted">
          <Link
            to={href("/user/order-history/:code", { code: entry.orderCode })}
            className="font-semibold text-primary-text hover:underline"
          >
            <bdi className="figures">{entry.orderCode}</bdi>
          </Link>{" "}
          · <Moment iso={entry.at} />
        </span>
      </span>
      <span className="shrink-0 text-end">
        <bdi className="figures block font-semibold text-success">+{formatNumber(page, entry.points)}</bdi>
        {entry.status === "pending" ? (
          <span className="block text-sm text-muted">
            {t("from")} <Moment iso={entry.availableAt} />
          </span>
        ) : (
          <Chip tone="good">{t("Available")}</Chip>
        )}
      </span>
    </li>
  );
}
