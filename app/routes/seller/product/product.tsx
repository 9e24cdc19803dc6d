import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/product";
import { findForbiddenWords } from "#domain/catalog/product-admin/find-forbidden-words.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readDigital } from "#app/loaders/read-digital.server.ts";
import { readProductScreen } from "#app/loaders/read-product-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DigitalWorkspace } from "#app/product-admin/digital-workspace.tsx";
import { ProductWorkspace } from "#app/product-admin/product-workspace.tsx";
import { useProductCalls } from "#app/product-admin/use-product-calls.ts";
import { useVersionCalls } from "#app/product-admin/use-version-calls.ts";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ForbiddenWordNotice } from "#app/ui/product-editor/forbidden-word-notice.tsx";
import { OwnChange } from "#app/ui/product-editor/own-change.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "products");

const pathOf = (id: number) => href("/seller/product/:id", { id: String(id) });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  const screen = await readProductScreen(ctx, { kind: "shop", shopId: shop.id }, params.id);
  const digital = await readDigital(ctx, "shop", screen.product);
  const isWaiting = screen.product !== null && (!screen.product.isApproved || screen.product.change !== null);
  const words = screen.product && isWaiting ? await findForbiddenWords(ctx, screen.product) : [];
  return { shop, words, digital, ...screen };
}

export default function SellerProduct({ loaderData }: Route.ComponentProps) {
  const { shop, words, digital, product, choices, draft, versions } = loaderData;
  const { t } = usePage();
  const [withdrawals, setWithdrawals] = useState(0);
  const { withdraw } = useVersionCalls("shop");
  const calls = useProductCalls("shop");
  const navigate = useNavigate();
  const isReadOnly = !hasShopRight(shop.role, "products.write");
  const title = product ? product.name : t("New product");
  return (
    <>
      <DocumentHead title={title} name={shop.name} isHidden />
      <SellerFrame
        shop={shop}
        title={title}
        back={{ to: href("/seller/products"), label: t("All products") }}
        actions={
          product &&
          !isReadOnly && (
            <Button
              look="secondary"
              data-action=""
              onClick={async () => {
                const id = await calls.copy(product.id);
                if (id !== null) await navigate(pathOf(id));
              }}
            >
              <Icon name="copy" className="size-4.5" />
              {t("Copy product")}
            </Button>
          )
        }
      >
        <ForbiddenWordNotice uses={words} languages={choices.languages} />
        <ReadOnlyPart isReadOnly={isReadOnly}>
          <ProductWorkspace
            key={`${product?.id}/${withdrawals}`}
            owner="shop"
            pathOf={pathOf}
            {...{ product, choices, draft, versions, isReadOnly }}
            below={
              product && digital && <DigitalWorkspace side="shop" {...{ product, choices, digital, isReadOnly }} />
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
