import { useState } from "react";
import { Link } from "react-router";
import type { PriceRuleRecord } from "#domain/pricing/price-rule/price-rule.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { discountText, SALE_TONES, saleInterval, saleKindName, saleStateName } from "./sale-words.ts";

type PriceRuleRowsProps = {
  rules: readonly PriceRuleRecord[];
  timeZone: string;
  isShopNamed: boolean;
  pathOf: (id: number) => string;
  /** Null: read-only. */
  onEnd: ((ids: number[]) => Promise<void>) | null;
};

/** Special prices and daily deals; selected ones are ended together. */
export function PriceRuleRows({ rules, timeZone, isShopNamed, pathOf, onEnd }: PriceRuleRowsProps) {
  const page = usePage();
  const { t } = page;
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [isPending, setPending] = useState(false);
  const chosen = rules.filter(({ id, canChange }) => canChange && selected.includes(id)).map(({ id }) => id);

  async function end(): Promise<void> {
    setPending(true);
    await onEnd?.(chosen);
    setPending(false);
    setSelected([]);
  }

  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-3" role="status">
        {chosen.length > 0 && (
          <>
            <span className="text-sm">{t("{count} selected", { count: chosen.length })}</span>
            <Button size="small" look="secondary" isPending={isPending} onClick={() => void end()}>
              {t("End now")}
            </Button>
          </>
        )}
      </div>
      <ul
        aria-label={t("Special prices and deals")}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {rules.map((rule) => {
          const { id, product, kind, state, variantSku, canChange } = rule;
          return (
            <li key={id} className="flex flex-wrap items-start gap-3 p-4 sm:px-5">
              {onEnd && (
                <input
                  type="checkbox"
                  className="mt-3 size-5 shrink-0 accent-primary"
                  aria-label={t("Select {name}", { name: product.name })}
                  disabled={!canChange}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setSelected(event.target.checked ? [...selected, id] : selected.filter((each) => each !== id))
                  }
                />
              )}
              <Picture file={product.image} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-field" />
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {canChange ? (
                    <Link to={pathOf(id)} className="min-w-0 font-semibold wrap-anywhere hover:underline">
                      <bdi>{product.name}</bdi>
                    </Link>
                  ) : (
                    <bdi className="min-w-0 font-semibold wrap-anywhere">{product.name}</bdi>
                  )}
                  <Chip tone={SALE_TONES[state]}>{saleStateName(state, t)}</Chip>
                </p>
                <p className="text-sm text-muted">
                  {[
                    saleKindName(kind, t),
                    discountText(page, rule),
                    ...(variantSku ? [t("SKU {sku}, set in the product", { sku: variantSku })] : []),
                    ...(isShopNamed ? [rule.shopName] : []),
                  ].join(" · ")}
                </p>
                <p className="text-sm text-muted">{saleInterval(page, rule.startsAt, rule.endsAt, timeZone)}</p>
              </div>
              <p className="ms-auto text-end">
                <Amount value={rule.reducedPrice} className="block font-semibold" />
                <s className="text-sm text-muted">
                  <Amount value={rule.price} />
                </s>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
