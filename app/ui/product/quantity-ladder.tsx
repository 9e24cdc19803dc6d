import type { LadderStep } from "#domain/catalog/product/product.ts";
import { isolated } from "#app/ui/parts/isolated.ts";
import { usePage } from "#app/ui/parts/page.tsx";

/** The price ladder; the step for the selected quantity stands out. */
export function QuantityLadder({ steps, quantity }: { steps: readonly LadderStep[]; quantity: number }) {
  const { t } = usePage();
  const reached = steps.findLast(({ minimumQuantity }) => minimumQuantity <= quantity);
  if (steps.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{t("Buy more, pay less")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {steps.map((step) => (
          <li
            key={step.minimumQuantity}
            aria-current={step === reached || undefined}
            className={`rounded-lg border px-3 py-1.5 text-sm ${step === reached ? "border-primary-text font-semibold" : "border-line-strong text-muted"}`}
          >
            {t("{count} or more: {price} each", { count: step.minimumQuantity, price: isolated(step.price.formatted) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
