import { type ReactNode, lazy } from "react";
import { useRouteLoaderData } from "react-router";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { LatePart } from "#app/shell/failed-part.tsx";
import { useLowerCategories } from "#app/shell/use-choices.ts";
import { OpenCategories } from "#app/ui/shell/open-categories.tsx";
import type { Wire } from "#shared/wire.ts";

const CategoryFlyout = lazy(() =>
  loadChunk(() => import("#app/ui/shell/category-flyout.tsx").then((module) => ({ default: module.CategoryFlyout }))),
);

/** The slides; on a wide screen the categories are open next to them until the next screen. */
export function HomeTop({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData("root") as Wire<RootView> | undefined;
  const { lower, loadLower } = useLowerCategories();
  return (
    <div className="xl:content-width relative xl:flex xl:gap-5 xl:pt-5">
      {data && data.categories.length > 0 && (
        <OpenCategories
          categories={data.categories}
          onIntent={loadLower}
          flyout={(category, isFocusTaken) => (
            <LatePart>
              <CategoryFlyout
                {...{ category, lower, isFocusTaken }}
                className="absolute start-[19.5rem] end-8 top-5 z-10 h-[27rem] rounded-card border border-line bg-surface shadow-lifted"
              />
            </LatePart>
          )}
        />
      )}
      <div className="min-w-0 flex-1 xl:overflow-hidden xl:rounded-card">{children}</div>
    </div>
  );
}
