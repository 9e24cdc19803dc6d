import { Fragment, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { useFormState } from "../form/form-state.ts";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { fixedPriceIn, withFixedPrice, type EditedProduct, type EditedVariant } from "./editor-state.ts";

type VariantRowProps = {
  name: string;
  index: number;
  /** The only variant: always active. */
  isAlone: boolean;
  variant: EditedVariant;
  product: EditedProduct;
  /** The currencies whose prices are shown in addition to the base currency. */
  currencies: readonly string[];
  onChange: (changed: Partial<EditedVariant>) => void;
  onRemove: () => void;
};

const BOX =
  "h-10 w-full rounded-field border border-line-strong bg-surface px-2 text-sm hover:border-ink aria-invalid:border-danger";
const MINUTES = 16;

export function VariantRow(props: VariantRowProps) {
  const { name, index, isAlone, variant, product, currencies, onChange, onRemove } = props;
  const { t } = usePage();
  const { errors } = useFormState();
  const field = (column: string, wire: string, label: string, more: InputProps) => (
    <Cell error={errors[`variants.${index}.${wire}`]} width={column}>
      {(describedBy) => (
        <input
          name={`variants.${index}.${wire}`}
          aria-label={`${name}: ${label}`}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          dir="ltr"
          autoComplete="off"
          className={BOX}
          {...more}
        />
      )}
    </Cell>
  );
  const typed =
    (change: (value: string) => Partial<EditedVariant>): InputProps["onChange"] =>
    (event) =>
      onChange(change(event.currentTarget.value));
  return (
    <tr className={variant.isActive ? "" : "opacity-70"}>
      <th scope="row" className="max-w-44 min-w-28 py-1 pe-2 text-start align-top font-medium">
        <span className="flex min-h-10 items-center">
          {name}
          {errors[`variants.${index}.attribute_values`] && (
            <span className="text-danger">: {errors[`variants.${index}.attribute_values`]}</span>
          )}
        </span>
      </th>
      {field("min-w-36", "sku", t("SKU"), { maxLength: 64, value: variant.sku, onChange: typed((sku) => ({ sku })) })}
      {field("min-w-24", "price", t("Price"), {
        inputMode: "decimal",
        value: variant.price,
        onChange: typed((price) => ({ price })),
      })}
      {currencies.map((currency) => (
        <Fragment key={currency}>
          {field(
            "min-w-28",
            `fixed_prices.${placeOf(variant, currency)}.price`,
            t("Price in {currency}", { currency }),
            {
              name: `variants.${index}.fixed_prices.${currency}`,
              inputMode: "decimal",
              placeholder: t("Converted"),
              value: fixedPriceIn(variant, currency),
              onChange: typed((price) => withFixedPrice(variant, currency, price)),
            },
          )}
        </Fragment>
      ))}
      {field("min-w-20", "stock_change", t("Stock"), {
        type: "number",
        step: 1,
        min: 0,
        value: variant.wantedStock,
        onChange: typed((wantedStock) => ({ wantedStock })),
      })}
      {field("min-w-24", "special_price", t("Special price"), {
        inputMode: "decimal",
        value: variant.specialPrice,
        onChange: typed((specialPrice) => ({ specialPrice })),
      })}
      {field("min-w-44", "special_starts_at", t("From"), {
        type: "datetime-local",
        value: variant.specialStartsAt.slice(0, MINUTES),
        onChange: typed((text) => ({ specialStartsAt: instantOf(text) })),
      })}
      {field("min-w-44", "special_ends_at", t("Until"), {
        type: "datetime-local",
        value: variant.specialEndsAt.slice(0, MINUTES),
        onChange: typed((text) => ({ specialEndsAt: instantOf(text) })),
      })}
      {product.pictures.length > 0 && (
        <Cell error={errors[`variants.${index}.image`]} width="min-w-28">
          {() => (
            <select
              name={`variants.${index}.image`}
              aria-label={`${name}: ${t("Picture")}`}
              className={BOX}
              value={variant.image ?? ""}
              onChange={(event) => onChange({ image: event.currentTarget.value || null })}
            >
              <option value="">{t("Automatic")}</option>
              {product.pictures.map(({ file, alt }, place) => (
                <option key={file} value={file}>
                  {alt || t("Picture {number}", { number: String(place + 1) })}
                </option>
              ))}
            </select>
          )}
        </Cell>
      )}
      {product.type === "physical" &&
        field("min-w-20", "weight_grams", t("Grams"), {
          type: "number",
          step: 1,
          min: 0,
          value: variant.weightGrams,
          onChange: typed((weightGrams) => ({ weightGrams })),
        })}
      {field("min-w-24", "cost", t("Cost"), {
        inputMode: "decimal",
        value: variant.cost,
        onChange: typed((cost) => ({ cost })),
      })}
      {field("min-w-32", "barcode", t("Barcode"), {
        maxLength: 64,
        value: variant.barcode,
        onChange: typed((barcode) => ({ barcode })),
      })}
      {!isAlone && (
        <>
          <td className="px-1.5 align-top">
            <span className="flex min-h-12 items-center">
              <input
                type="checkbox"
                aria-label={`${name}: ${t("Active")}`}
                className="size-5 accent-primary"
                checked={variant.isActive}
                onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
              />
            </span>
          </td>
          <td className="align-top">
            <IconButton label={t("Remove {name}", { name })} className="size-10" onClick={onRemove}>
              <Icon name="trash-2" className="size-4.5" />
            </IconButton>
          </td>
        </>
      )}
    </tr>
  );
}

function placeOf({ fixedPrices }: EditedVariant, currency: string): number {
  return fixedPrices.findIndex((typed) => typed.currency === currency);
}

type InputProps = InputHTMLAttributes<HTMLInputElement>;

function Cell({
  error,
  width,
  children,
}: {
  error: string | undefined;
  width: string;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <td className={`px-1.5 py-1 align-top ${width}`}>
      {children(error ? id : undefined)}
      {error && (
        <p id={id} className="mt-1 text-xs text-danger">
          {error}
        </p>
      )}
    </td>
  );
}

/** A time that is typed is in UTC. */
function instantOf(text: string): string {
  return text === "" ? "" : `${text}:00.000Z`;
}
