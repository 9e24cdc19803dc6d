import type { PriceRuleRecord } from "#domain/pricing/price-rule/price-rule.ts";
import type { PriceRulesQuery } from "#domain/pricing/price-rule/price-rule.input.ts";
import type { Page } from "#shared/page.ts";
import { FilterBar, FilterChoice, FilterText } from "../admin/filter-bar.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import { PriceRuleRows } from "./price-rule-rows.tsx";
import { saleKindName, saleStateName } from "./sale-words.ts";

type PriceRuleListProps = {
  query: PriceRulesQuery;
  rules: Page<PriceRuleRecord>;
  timeZone: string;
  isShopNamed?: boolean;
  pathOf: (id: number) => string;
  /** Null: read-only. */
  onEnd: ((ids: number[]) => Promise<void>) | null;
};

/** The list of special prices and daily deals with its filters. */
export function PriceRuleList({ query, rules, isShopNamed = false, ...rest }: PriceRuleListProps) {
  const { t } = usePage();
  return (
    <>
      <FilterBar
        label={t("Special prices and deals")}
        search={
          <FilterText
            name="q"
            label={t("Search")}
            value={query.q}
            hint={isShopNamed ? t("Product, shop or SKU") : t("Product or SKU")}
          />
        }
      >
        <FilterChoice
          name="kind"
          label={t("Kind")}
          value={query.kind}
          all={t("All kinds")}
          choices={(["special", "daily_deal"] as const).map((value) => ({ value, label: saleKindName(value, t) }))}
        />
        <FilterChoice
          name="state"
          label={t("State")}
          value={query.state}
          all={t("All")}
          choices={(["running", "upcoming", "ended"] as const).map((value) => ({
            value,
            label: saleStateName(value, t),
          }))}
        />
      </FilterBar>
      {rules.items.length > 0 ? (
        <PriceRuleRows {...rest} rules={rules.items} isShopNamed={isShopNamed} />
      ) : (
        <EmptyState
          icon="ticket-percent"
          title={t("No special prices here")}
          text={t("Lower the price of products for a while, and the usual price comes back by itself.")}
        />
      )}
      <PageLinks page={rules} />
    </>
  );
}
