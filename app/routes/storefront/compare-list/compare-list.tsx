import { useState } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { Route } from "./+types/compare-list";
import { MAX_COMPARED } from "#domain/cart/compare/compare.ts";
import { getComparison } from "#domain/cart/compare/get-comparison.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CompareTable } from "#app/ui/compare/compare-table.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { CheckField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";
import { BuyCompared } from "./buy-compared.tsx";
import { useComparison } from "./use-comparison.ts";

const DIFFERENCES = "differences";

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await getComparison(contextOf(context)) };
}

/** The toggle of the screen changes only its URL. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSwitch = change.currentUrl.search !== change.nextUrl.search;
  return !isSwitch && dependsOn("lists", "currency", "ship_to", "session")(change);
}

export default function CompareListRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const [search, setSearch] = useSearchParams();
  const { products, remove } = useComparison(loaderData.products);
  const isInAddress = search.get(DIFFERENCES) === "1";
  // The toggle changes at once; the URL follows.
  const [turned, setTurned] = useState({ from: isInAddress, to: isInAddress });
  const isDifferencesOnly = turned.from === isInAddress ? turned.to : isInAddress;

  function turn(isOn: boolean): void {
    setTurned({ from: isInAddress, to: isOn });
    setSearch(isOn ? { [DIFFERENCES]: "1" } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <DocumentHead title={t("Compare List")} isHidden />
      <div className="content-width py-6 sm:py-10">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-3xl">
            {t("Compare list")}{" "}
            {products.length > 0 && (
              <span className="text-lg font-normal text-muted">
                {t("{count} products", { count: products.length })}
              </span>
            )}
          </h1>
          {products.length > 1 && (
            <CheckField
              label={t("Show differences only")}
              checked={isDifferencesOnly}
              onChange={({ target }) => turn(target.checked)}
            />
          )}
        </div>
        {products.length > 0 ? (
          <>
            <CompareTable
              products={products}
              isDifferencesOnly={isDifferencesOnly && products.length > 1}
              buyOf={({ product }) => <BuyCompared product={product} />}
              onRemove={remove}
            />
            {products.length < MAX_COMPARED && (
              <p className="mt-4 text-sm text-muted">{t("Compare up to {count} products", { count: MAX_COMPARED })}</p>
            )}
          </>
        ) : (
          <EmptyState
            icon="scale"
            title={t("Nothing to compare yet")}
            text={t("Select the scales icon on up to {count} products to see them side by side.", {
              count: MAX_COMPARED,
            })}
          >
            <ButtonLink to="/products">{t("Shop all products")}</ButtonLink>
          </EmptyState>
        )}
      </div>
      {products.length === 0 && <ViewedProducts className="pb-12" />}
    </>
  );
}
