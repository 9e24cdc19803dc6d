import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/product";
import { findForbiddenWords } from "#domain/catalog/product-admin/find-forbidden-words.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { readDigital } from "#app/loaders/read-digital.server.ts";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { readProductScreen } from "#app/loaders/read-product-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { CopyProductButton } from "#app/product-admin/copy-product-button.tsx";
import { DigitalWorkspace } from "#app/product-admin/digital-workspace.tsx";
import { ProductWorkspace } from "#app/product-admin/product-workspace.tsx";
import { useVersionCalls } from "#app/product-admin/use-version-calls.ts";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ForbiddenWordNotice } from "#app/ui/product-editor/forbidden-word-notice.tsx";
import { OwnChange } from "#app/ui/product-editor/own-change.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";

export const shouldRevalidate = dependsOn("session", "products");

const pathOf = (id: number) => href("/seller/product/:id", { id: String(id) });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  const screen = await readProductScreen(ctx, { kind: "shop", shopId: shop.id }, params.id);
  const digital = await readDigital(ctx, "shop", screen.product);
  const isWaiting = screen.product !== null && (!screen.product.isApproved || screen.product.change !== null);
  const words = screen.product && isWaiting ? await findForbiddenWords(ctx, screen.product) : [];
  const kept = screen.product && (await readRecord(ctx, "shop", { kind: "product", id: screen.product.id }, request));
  return { shop, words, digital, kept, ...screen };
}

export default function SellerProduct({ loaderData }: Route.ComponentProps) {
  const { shop, words, digital, kept, product, choices, draft, versions } = loaderData;
  const { t } = usePage();
  const [withdrawals, setWithdrawals] = useState(0);
  const { withdraw } = useVersionCalls("shop");
  const isReadOnly = !hasShopRight(shop.role, "products.write");
  const subject = product && ({ kind: "product", id: product.id } as const);
  const shown = subject && kept && ({ side: "shop", subject, record: kept, isReadOnly } as const);
  const title = product ? product.name : t("New product");
  return (
    <>
      <SellerFrame
        shop={shop}
        title={title}
        back={{ to: href("/seller/products"), label: t("All products") }}
        actions={product && !isReadOnly && <CopyProductButton owner="shop" productId={product.id} pathOf={pathOf} />}
      >
        <ForbiddenWordNotice uses={words} languages={choices.languages} />
        <ReadOnlyPart isReadOnly={isReadOnly}>
          <ProductWorkspace
            key={`${product?.id}/${withdrawals}`}
            owner="shop"
            pathOf={pathOf}
            {...{ product, choices, draft, versions, isReadOnly }}
            below={
              product && (
                <>
                  {digital && <DigitalWorkspace side="shop" {...{ product, choices, digital, isReadOnly }} />}
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
              product?.change && (
                <OwnChange
                  change={product.change}
                  previewPath={`${pathOf(product.id)}/preview?change=1`}
                  onWithdraw={
                    isReadOnly
                      ? null
                      : () => void withdraw(product.id).then((isDone) => isDone && setWithdrawals((count) => count + 1))
                  }
                />
              )
            }
          />
        </ReadOnlyPart>
      </SellerFrame>
    </>
  );
}
