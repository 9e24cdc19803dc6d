import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/product";
import { findChangeDifferences } from "#domain/catalog/product-admin/find-change-differences.ts";
import { findForbiddenWords } from "#domain/catalog/product-admin/find-forbidden-words.ts";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { findRejectionReasons } from "#domain/catalog/product-admin/rejection-reasons.ts";
import { readDigital } from "#app/loaders/read-digital.server.ts";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { readProductScreen } from "#app/loaders/read-product-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { CopyProductButton } from "#app/product-admin/copy-product-button.tsx";
import { DigitalWorkspace } from "#app/product-admin/digital-workspace.tsx";
import { ProductWorkspace } from "#app/product-admin/product-workspace.tsx";
import { useApproval } from "#app/product-admin/use-approval.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ForbiddenWordNotice } from "#app/ui/product-editor/forbidden-word-notice.tsx";
import { ReviewedChange } from "#app/ui/product-editor/reviewed-change.tsx";
import { ShopChoicePart } from "#app/ui/product-editor/shop-choice-part.tsx";
import { ShopPart } from "#app/ui/product-editor/shop-part.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "products");

const OPERATOR = { kind: "operator", shopId: null } as const;
const pathOf = (id: number) => href("/admin/product/:id", { id: String(id) });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "catalog.manage");
  const screen = await readProductScreen(ctx, OPERATOR, params.id);
  const shops = screen.product ? [] : await findProductShops(ctx);
  const waiting = screen.product?.change ? await findChangeDifferences(ctx, OPERATOR, screen.product.id) : null;
  const differences = waiting?.ok ? waiting.value : [];
  const isWaiting = screen.product !== null && (screen.product.change !== null || !screen.product.isApproved);
  const words = screen.product && isWaiting ? await findForbiddenWords(ctx, screen.product) : [];
  const reasons = findRejectionReasons(ctx);
  const digital = await readDigital(ctx, "operator", screen.product);
  const kept =
    screen.product && (await readRecord(ctx, "operator", { kind: "product", id: screen.product.id }, request));
  return { permissions: ctx.visitor.permissions, shops, differences, words, reasons, digital, kept, ...screen };
}

export default function AdminProduct({ loaderData }: Route.ComponentProps) {
  const { permissions, shops, differences, words, reasons, digital, kept, ...screen } = loaderData;
  const { product, choices } = screen;
  const { t } = usePage();
  const approval = useApproval(product);
  const [shopId, setShopId] = useState(shops[0]?.id ?? 0);
  const shown =
    product && kept && ({ side: "operator", subject: { kind: "product", id: product.id }, record: kept } as const);
  const title = product ? product.name : t("New product");
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/products"), label: t("All products") }}
        actions={product && <CopyProductButton owner="operator" productId={product.id} pathOf={pathOf} />}
      >
        <ProductWorkspace
          key={`${product?.id}/${approval.decisions}`}
          owner="operator"
          shopId={shopId}
          pathOf={pathOf}
          {...screen}
          below={
            product && (
              <>
                {digital && <DigitalWorkspace side="operator" {...{ product, choices, digital }} />}
                {shown && (
                  <>
                    <DeskRecord {...shown} />
                    <DeskHistory {...shown} />
                  </>
                )}
              </>
            )
          }
          change={
            product && (
              <>
                <ForbiddenWordNotice uses={words} languages={choices.languages} />
                {product.change && (
                  <ReviewedChange
                    change={product.change}
                    {...{ differences, reasons }}
                    languages={choices.languages}
                    previewPath={`${pathOf(product.id)}/preview?change=1`}
                    onApprove={approval.actions.onApprove}
                    onRefuse={approval.actions.onRefuseChange}
                  />
                )}
              </>
            )
          }
          side={
            product ? (
              <ShopPart {...{ product, reasons }} {...approval.actions} />
            ) : (
              <ShopChoicePart shops={shops} chosen={shopId} onChoose={setShopId} />
            )
          }
        />
      </AdminFrame>
    </>
  );
}
