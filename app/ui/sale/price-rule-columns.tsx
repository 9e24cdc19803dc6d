import type { PriceRuleRecord } from "#domain/pricing/price-rule/price-rule.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { shopColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import type { Page } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { discountText, SALE_TONES, saleInstant, saleKindName, saleStateName } from "./sale-labels.ts";

type Shown = { timeZone: string; isShopNamed: boolean };

/** The columns of special prices and daily deals. */
export function priceRuleColumns(page: Page, { timeZone, isShopNamed }: Shown): TableColumn<PriceRuleRecord>[] {
  const { t } = page;
  return [
    {
      id: "product",
      label: t("Product"),
      cell: ({ product, variantSku }) => (
        <span className="flex max-w-72 items-center gap-3">
          <Picture
            file={product.image}
            alt=""
            sizes="2.5rem"
            className="size-10 shrink-0 rounded-field max-sm:hidden"
          />
          <span className="min-w-0">
            <bdi className="line-clamp-2">{product.name}</bdi>
            {variantSku && (
              <span className="block text-xs font-normal text-muted">
                {t("SKU {sku}, set in the product", { sku: variantSku })}
              </span>
            )}
          </span>
        </span>
      ),
    },
    { id: "kind", label: t("Kind"), cell: ({ kind }) => saleKindName(kind, t) },
    statusColumn(t, "state", SALE_TONES, saleStateName),
    { id: "discount", label: t("Discount"), cell: (rule) => discountText(page, rule) },
    {
      id: "price",
      label: t("Price"),
      isAtEnd: true,
      cell: ({ price, reducedPrice }) => (
        <span className="whitespace-nowrap">
          <Amount value={reducedPrice} className="block font-semibold" />
          <s className="text-muted">
            <Amount value={price} />
          </s>
        </span>
      ),
    },
    ...(isShopNamed ? [shopColumn<PriceRuleRecord>(t, ({ shopName }) => shopName)] : []),
    {
      id: "starts",
      label: t("Start"),
      isSortedDescendingFirst: true,
      cell: ({ startsAt }) => <span className="whitespace-nowrap">{saleInstant(page, startsAt, timeZone)}</span>,
    },
    {
      id: "ends",
      label: t("End"),
      isSortedDescendingFirst: true,
      cell: ({ endsAt }) => (
        <span className="whitespace-nowrap">
          {endsAt === null ? t("Without an end") : saleInstant(page, endsAt, timeZone)}
        </span>
      ),
    },
  ];
}

export function priceRuleFilters(t: Translate, shops?: readonly { id: number; name: string }[]): TableFilter[] {
  return [
    choiceFilter(t, "kind", t("Kind"), ["special", "daily_deal"] as const, saleKindName),
    choiceFilter(t, "state", t("Status"), ["running", "upcoming", "ended"] as const, saleStateName),
    { name: "starts", label: t("Start") },
    { name: "ends", label: t("End") },
    ...(shops ? [shopFilter(t, shops)] : []),
  ];
}
