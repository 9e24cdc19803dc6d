import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CampaignsScreen } from "#app/ui/campaign/campaigns-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSaleChange } from "#app/products/use-sale-change.ts";
import { findCampaigns } from "#domain/pricing/campaign/find-campaigns.ts";
import type { Route } from "./+types/campaigns";

const CAMPAIGNS_PER_PAGE = 12;

export const handle: CacheHandle = { cache: { parameters: ["page"] } };

export const shouldRevalidate = dependsOn("time");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { campaigns: await readPage(request, CAMPAIGNS_PER_PAGE, (wanted) => findCampaigns(ctx, wanted)) };
}

export default function CampaignsRoute({ loaderData: { campaigns } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const onChangeDue = useSaleChange();
  return (
    <>
      <DocumentHead
        title={t("All Campaign")}
        description={t("Every sale at {shop}: see what's on sale today and what's coming next.", { shop: shopName })}
        canonical={campaigns.page > 1 ? `/campaigns?page=${campaigns.page}` : "/campaigns"}
        image={campaigns.items[0]?.banner ?? null}
      />
      <CampaignsScreen campaigns={campaigns} onChangeDue={onChangeDue} />
    </>
  );
}
