import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/product";
import { findForbiddenWords } from "#domain/catalog/product-admin/find-forbidden-words.ts";
import { findNotes } from "#domain/platform/note/find-notes.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { readDigital } from "#app/loaders/read-digital.server.ts";
import { readProductScreen } from "#app/loaders/read-product-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DeskNotes } from "#app/notes/desk-notes.tsx";
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

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  const screen = await readProductScreen(ctx, { kind: "shop", shopId: shop.id }, params.id);
  const digital = await readDigital(ctx, "shop", screen.product);
  const isWaiting = screen.product !== null && (!screen.product.isApproved || screen.product.change !== null);
  const words = screen.product && isWaiting ? await findForbiddenWords(ctx, screen.product) : [];
  const notes = screen.product ? await findNotes(ctx, "shop", { kind: "product", id: screen.product.id }) : [];
  return { shop, words, digital, notes, ...screen };
}

export default function SellerProduct({ loaderData }: Route.ComponentProps) {
  const { shop, words, digital, notes, product, choices, draft, versions } = loaderData;
  const { t } = usePage();
  const [withdrawals, setWithdrawals] = useState(0);
  const { withdraw } = useVersionCalls("shop");
  const isReadOnly = !hasShopRight(shop.role, "products.write");
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
                  <DeskNotes side="shop" subject={{ kind: "product", id: product.id }} {...{ notes, isReadOnly }} />
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
