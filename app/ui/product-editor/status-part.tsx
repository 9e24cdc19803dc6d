import { Link } from "react-router";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Chip } from "../admin/chip.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { productPath } from "../product/product-path.ts";
import { productStatusName, productStatusTone } from "./product-words.ts";

type StatusPartProps = {
  /** Null for a new one. */
  product: ProductForm | null;
  isPending: boolean;
  isChanged: boolean;
  /** Publishing or putting away saves first. */
  onStatus: (action: StatusAction) => void;
};

/** Whether shoppers see it, and the buttons that change that. */
export function StatusPart({ product, isPending, isChanged, onStatus }: StatusPartProps) {
  const { t } = usePage();
  const status = product?.status ?? "draft";
  return (
    <AccountCard title={t("Status")}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Chip tone={productStatusTone(product ?? { status: "draft", isApproved: true })}>
            {productStatusName(product ?? { status: "draft", isApproved: true }, t)}
          </Chip>
          {isChanged && <span className="text-sm text-muted">{t("Unsaved changes")}</span>}
        </div>
        {product && product.rejectionReason !== "" && !product.isApproved && (
          <Notice kind="warning" title={t("The marketplace asks for a change")}>
            {product.rejectionReason}
          </Notice>
        )}
        {product?.hasOtherOffers && (
          <Notice>{t("A campaign or another offer also lowers the price of this product.")}</Notice>
        )}
        <Button type="submit" isPending={isPending}>
          {product ? t("Save") : t("Save as draft")}
        </Button>
        {status !== "published" && (
          <Button look="secondary" isPending={isPending} onClick={() => onStatus("publish")}>
            {t("Save and publish")}
          </Button>
        )}
        {product && status === "published" && (
          <Button look="secondary" isPending={isPending} onClick={() => onStatus("unpublish")}>
            {t("Unpublish")}
          </Button>
        )}
        {product && status !== "archived" && (
          <Button look="quiet" isPending={isPending} onClick={() => onStatus("archive")}>
            {t("Archive")}
          </Button>
        )}
        {product && status === "published" && product.isApproved && (
          <Link
            to={productPath({ slug: product.slug, variantId: null })}
            className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-primary-text hover:underline"
          >
            <Icon name="eye" className="size-4" />
            {t("View as a customer")}
          </Link>
        )}
      </div>
    </AccountCard>
  );
}
