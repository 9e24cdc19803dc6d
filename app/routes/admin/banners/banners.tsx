import type { Route } from "./+types/banners";
import { SlideScreen } from "#app/content/slide-screen.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readSlideScreen } from "#app/loaders/read-slide-screen.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export function loader({ context }: Route.LoaderArgs) {
  return readSlideScreen(requireStaff(context, "content.manage"), "banners");
}

export default function AdminBannersRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return <SlideScreen {...loaderData} collection="banners" title={t("Banners")} />;
}
