import { href } from "react-router";
import type { Route } from "./+types/product-preview";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readProductPreview } from "#app/loaders/read-product-preview.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { previewScreen } from "../../storefront/product/load-product-screen.server.ts";
import { ProductPreview } from "../../storefront/product/product-preview.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const { id, product } = await readProductPreview(ctx, null, params.id);
  return { permissions: ctx.visitor.permissions, id, screen: product && previewScreen(ctx, product) };
}

export default function AdminProductPreview({ loaderData: { permissions, id, screen } }: Route.ComponentProps) {
  const { t } = usePage();
  const back = { to: href("/admin/product/:id", { id: String(id) }), label: screen?.product.name ?? t("Product") };
  return (
    <>
      <DocumentHead title={t("Preview")} isHidden />
      <AdminFrame permissions={permissions} title={t("Preview")} back={back}>
        <ProductPreview screen={screen} />
      </AdminFrame>
    </>
  );
}
