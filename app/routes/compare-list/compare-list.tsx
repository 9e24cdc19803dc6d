import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { Route } from "./+types/compare-list";
import { MOST_COMPARED, type ComparedProduct } from "#domain/compare/compare.ts";
import { getComparison } from "#domain/compare/get-comparison.ts";
import { useCall } from "#app/call.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import { CompareTable } from "#app/ui/compare/compare-table.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { CheckField } from "#app/ui/parts/field.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { ViewedProducts } from "#app/viewed-products.tsx";
import { useVisitor } from "#app/visitor-store.tsx";
import { BuyCompared } from "./buy-compared.tsx";

const DIFFERENCES = "differences";

export const headers = personalPageHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await getComparison(contextOf(context)) };
}

/** The switch of the screen changes its address alone. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSwitch = change.currentUrl.search !== change.nextUrl.search;
  return !isSwitch && dependsOn("lists", "currency", "ship_to", "session")(change);
}

export default function CompareListRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const [search, setSearch] = useSearchParams();
  const { products, remove } = useComparison(loaderData.products);
  const isDifferencesOnly = search.get(DIFFERENCES) === "1";

  return (
    <>
      <DocumentHead title={t("Compare List")} isHidden />
      <div className="content-width py-6 sm:py-10">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-3xl">
            {t("Compare List")}{" "}
            {products.length > 0 && (
              <span className="text-lg font-normal text-muted">
                {t("{count} products", { count: products.length })}
              </span>
            )}
          </h1>
          {products.length > 1 && (
            <CheckField
              label={t("Differences only")}
              checked={isDifferencesOnly}
              onChange={({ target }) =>
                setSearch(target.checked ? { [DIFFERENCES]: "1" } : {}, { replace: true, preventScrollReset: true })
              }
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
            {products.length < MOST_COMPARED && (
              <p className="mt-4 text-sm text-muted">
                {t("Up to {count} products stand side by side.", { count: MOST_COMPARED })}
              </p>
            )}
          </>
        ) : (
          <EmptyState
            icon="scale"
            title={t("Nothing to compare yet")}
            text={t("Press the scales on up to {count} products to see them side by side.", { count: MOST_COMPARED })}
          >
            <ButtonLink to="/products">{t("See all products")}</ButtonLink>
          </EmptyState>
        )}
      </div>
      {products.length === 0 && <ViewedProducts className="pb-12" />}
    </>
  );
}

/** What the shop knows, without what was just taken out. */
function useComparison(loaded: readonly ComparedProduct[]) {
  const { t } = usePage();
  const call = useCall();
  const addToast = useVisitor((state) => state.addToast);
  const ids = useVisitor((state) => state.compareIds);
  const take = useVisitor((state) => state.take);
  const products = loaded.filter(({ product }) => ids.includes(product.id));

  async function remove({ product: { id, name } }: ComparedProduct): Promise<void> {
    const quietly = { isSuccessTold: false, changes: ["lists"] } as const;
    take({ compareIds: ids.filter((other) => other !== id) });
    const outcome = await call.post("/home/remove-compare-product/:id", { param: { id } }, quietly);
    if (!outcome.ok) return take({ compareIds: ids });
    addToast({
      kind: "info",
      message: t("{name} was removed.", { name }),
      action: {
        label: t("Undo"),
        run: () => void call.post("/home/add-to-compare/:id", { param: { id } }, quietly),
      },
    });
  }

  return { products, remove: (compared: ComparedProduct) => void remove(compared) };
}
