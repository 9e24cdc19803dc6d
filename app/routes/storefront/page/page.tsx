import type { Route } from "./+types/page";
import { getPage } from "#domain/platform/page/get-page.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { PageDocument } from "#app/ui/page/page-document.tsx";
import { PageScreen } from "#app/ui/page/page-screen.tsx";

export const handle: CacheHandle = { cache: { parameters: [] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const page = await getPage(ctx, params.slug);
  if (!page) return refuseMovedAddress(ctx, request, "page", params.slug);
  return { page };
}

export default function StaticPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageDocument page={page} />
      <PageScreen page={page} />
    </>
  );
}
