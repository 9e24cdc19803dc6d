import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CategoriesScreen } from "#app/ui/category/categories-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { findCategoryIndex } from "#domain/discovery/listing/find-category-index.ts";
import type { Route } from "./+types/categories";

export const handle: CacheHandle = { cache: { parameters: [] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await findCategoryIndex(contextOf(context)) };
}

export default function CategoriesRoute({ loaderData: { categories } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  return (
    <>
      <DocumentHead
        title={t("All Category")}
        description={t("Browse all categories at {shop} and find what you need from independent sellers.", {
          shop: shopName,
        })}
      />
      <CategoriesScreen categories={categories} />
    </>
  );
}
