import { href } from "react-router";
import type { Route } from "./+types/product-preview";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readProductPreview } from "#app/loaders/read-product-preview.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { previewScreen } from "../../storefront/product/load-product-screen.server.ts";
import { ProductPreview } from "../../storefront/product/product-preview.tsx";

export const shouldRevalidate = dependsOn("session", "products");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const owner = { kind: "operator", shopId: null } as const;
  const { id, isChanged, product } = await readProductPreview(ctx, owner, params.id, request);
  return {
    permissions: ctx.visitor.permissions,
    id,
    isChanged,
    screen: product && (await previewScreen(ctx, product)),
  };
}

export default function AdminProductPreview({ loaderData }: Route.ComponentProps) {
  const { permissions, id, isChanged, screen } = loaderData;
  const { t } = usePage();
  const back = { to: href("/admin/product/:id", { id: String(id) }), label: screen?.product.name ?? t("Product") };
  return (
    <AdminFrame permissions={permissions} title={t("Preview")} back={back}>
      <ProductPreview screen={screen} isChanged={isChanged} />
    </AdminFrame>
  );
}
