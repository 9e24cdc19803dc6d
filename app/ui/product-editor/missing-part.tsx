import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditedProduct } from "./editor-state.ts";
import { findMissingParts } from "./missing-parts.ts";

type MissingPartProps = { product: EditedProduct; languages: ProductChoices["languages"] };

/** How complete the product is, and what would help shoppers more. */
export function MissingPart({ product, languages }: MissingPartProps) {
  const { t } = usePage();
  const { percent, missing } = findMissingParts(product, languages, t);
  return (
    <AccountCard title={t("Completeness")}>
      <p className="mb-2 text-sm font-medium tabular-nums">{t("{percent}% complete", { percent: String(percent) })}</p>
      <progress
        aria-label={t("Completeness")}
        max={100}
        value={percent}
        className="h-2 w-full overflow-hidden rounded-full accent-primary"
      />
      {missing.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("What is missing")}</summary>
          <ul className="mt-2 list-disc ps-5 text-sm text-muted">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </AccountCard>
  );
}
