import { Fragment, useState, type ReactNode } from "react";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { choiceName } from "./choice-name.ts";
import type { EditorPartProps } from "./editor-props.ts";
import { type EditedVariant, fillDown } from "./editor-state.ts";
import { VariantRow } from "./variant-row.tsx";

type VariantTableProps = EditorPartProps & { choices: ProductChoices };

const HEAD = "px-1.5 pb-2 text-start align-bottom text-xs font-medium text-muted whitespace-nowrap";

/** Variants with their SKU, price, stock and image; a column can be filled with its first value. */
export function VariantTable({ product, choices, onChange }: VariantTableProps) {
  const { t } = usePage();
  const { variants } = product;
  const several = variants.length > 1;
  const used = new Set(variants.flatMap(({ fixedPrices }) => fixedPrices.map(({ currency }) => currency)));
  const [isFixedShown, setIsFixedShown] = useState(used.size > 0);
  // Prices in a currency that was switched off stay, and can be changed.
  const currencies = isFixedShown ? [...new Set([...choices.otherCurrencies, ...used])] : [];
  const isActiveShown = several || variants.some(({ isActive }) => !isActive);
  const isStockChanged = variants.some(({ stock, wantedStock }) => Number(wantedStock) !== stock);
  const head = (label: string, column: keyof EditedVariant | null, note?: ReactNode) => (
    <th scope="col" className={HEAD}>
      <span className="flex items-center gap-1">
        {label} {note}
        {several && column !== null && (
          <IconButton
            label={t("Use the first row's value for all: {column}", { column: label })}
            className="size-7"
            onClick={() => onChange({ variants: fillDown(variants, column) })}
          >
            <Icon name="arrow-right" className="size-3.5 rotate-90" />
          </IconButton>
        )}
      </span>
    </th>
  );
  return (
    <AccountCard
      title={t("Price and stock")}
      text={t("Prices in {currency}. All times are in UTC. Shoppers never see the cost.", {
        currency: choices.currency,
      })}
    >
      <div
        role="region"
        aria-label={t("Variants")}
        className="relative -mx-5 overflow-x-auto px-5 pb-2 sm:-mx-6 sm:px-6"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {head(t("Variant"), null)}
              {head(t("SKU"), null)}
              {head(t("Price"), "price")}
              {currencies.map((currency) => (
                <Fragment key={currency}>{head(t("Price in {currency}", { currency }), null)}</Fragment>
              ))}
              {head(t("Stock"), "wantedStock")}
              {head(t("Special price"), "specialPrice")}
              {head(t("From"), "specialStartsAt")}
              {head(t("Until"), "specialEndsAt")}
              {product.pictures.length > 0 && head(t("Picture"), "image")}
              {product.type === "physical" && head(t("Grams"), "weightGrams")}
              {head(t("Cost"), "cost")}
              {head(t("Barcode"), null)}
              {isActiveShown && head(t("Active"), "isActive")}
              {isActiveShown && (
                <th scope="col">
                  <span className="sr-only">{t("Remove")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, index) => (
              <VariantRow
                key={`${variant.colorId}/${variant.attributeValues.join("-")}`}
                name={choiceName(choices, variant) || t("No options")}
                index={index}
                isAlone={!isActiveShown}
                {...{ variant, product, currencies }}
                onChange={(changed) =>
                  onChange({
                    variants: variants.map((each, place) => (place === index ? { ...each, ...changed } : each)),
                  })
                }
                onRemove={() => onChange({ variants: variants.filter((_each, place) => place !== index) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {choices.otherCurrencies.length > 0 && !isFixedShown && (
        <Button variant="quiet" size="small" className="mt-2" data-action="" onClick={() => setIsFixedShown(true)}>
          {t("Set prices in other currencies")}
        </Button>
      )}
      {isFixedShown && (
        <p className="mt-2 text-xs text-muted">
          {t(
            "Leave a price empty to convert it. Discounts lower a fixed price by the same percentage as the regular one.",
          )}
        </p>
      )}
      {several && (
        <p className="mt-2 text-xs text-muted">
          {t("Variants you remove are deleted. Those in orders or carts stay, but can no longer be bought.")}
        </p>
      )}
      {isStockChanged && (
        <TextField
          name="stock_reason"
          label={t("Reason for the stock change")}
          required={false}
          maxLength={200}
          dir="auto"
          className="mt-4 max-w-md"
          value={product.stockReason}
          onChange={(event) => onChange({ stockReason: event.currentTarget.value })}
        />
      )}
    </AccountCard>
  );
}
