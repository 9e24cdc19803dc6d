import { useHref, useLocation, useNavigate } from "react-router";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { BrandsScreen } from "#app/ui/brand/brands-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { findBrandIndex } from "#domain/discovery/listing/find-brand-index.ts";
import type { Route } from "./+types/brands";

const MAX_QUERY_CHARACTERS = 120;

export const handle: CacheHandle = { cache: { parameters: ["q", "letter"] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const q = (parameters.get("q") ?? "").trim().slice(0, MAX_QUERY_CHARACTERS);
  return { q, index: await findBrandIndex(contextOf(context), { q, letter: parameters.get("letter") }) };
}

export default function BrandsRoute({ loaderData: { q, index } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const navigate = useNavigate();
  const action = useHref(useLocation().pathname);
  return (
    <>
      <DocumentHead
        title={t("All Brands")}
        description={t("Browse all brands at {shop} from A to Z, and see everything that each of them has.", {
          shop: shopName,
        })}
        {...(index.shownLetter && !q ? { name: index.shownLetter } : {})}
        canonical={index.shownLetter && !q ? `/brands?letter=${encodeURIComponent(index.shownLetter)}` : "/brands"}
        isHidden={q !== ""}
      />
      <BrandsScreen
        index={index}
        q={q}
        action={action}
        onSearch={(typed) => void navigate({ search: typed ? `?${new URLSearchParams({ q: typed }).toString()}` : "" })}
      />
    </>
  );
}
