import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Chip } from "../admin/chip.tsx";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { productPath } from "../product/product-path.ts";
import { PreviewLink } from "./preview-link.tsx";
import { productStatusName, productStatusTone } from "./product-labels.ts";

const MINUTES = 16;

type StatusPartProps = {
  /** Null for a new one. */
  product: ProductForm | null;
  /** When the draft is published automatically. */
  publishAt: string;
  previewPath: string | null;
  isPending: boolean;
  isChanged: boolean;
  /** Publishing or putting away saves first. */
  onStatus: (action: StatusAction) => void;
  onPublishAt: (publishAt: string) => void;
};

/** Whether shoppers see it, and the buttons that change that. */
export function StatusPart(props: StatusPartProps) {
  const { product, publishAt, previewPath, isPending, isChanged, onStatus, onPublishAt } = props;
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
        {status === "draft" && (
          <TextField
            name="publish_at"
            type="datetime-local"
            dir="ltr"
            label={t("Publish at")}
            required={false}
            value={publishAt.slice(0, MINUTES)}
            hint={t("In UTC. Once saved, it goes live at that time.")}
            onChange={({ currentTarget: { value } }) => onPublishAt(value === "" ? "" : `${value}:00.000Z`)}
          />
        )}
        <Button type="submit" isPending={isPending}>
          {product ? t("Save") : t("Save as draft")}
        </Button>
        {status !== "published" && (
          <Button variant="secondary" isPending={isPending} onClick={() => onStatus("publish")}>
            {t("Save and publish")}
          </Button>
        )}
        {product && status === "published" && (
          <Button variant="secondary" isPending={isPending} onClick={() => onStatus("unpublish")}>
            {t("Unpublish")}
          </Button>
        )}
        {product && status !== "archived" && (
          <Button variant="quiet" isPending={isPending} onClick={() => onStatus("archive")}>
            {t("Archive")}
          </Button>
        )}
        {previewPath !== null && <PreviewLink to={previewPath} label={t("Preview")} />}
        {product && status === "published" && product.isApproved && (
          <PreviewLink to={productPath({ slug: product.slug, variantId: null })} label={t("View as a customer")} />
        )}
      </div>
    </AccountCard>
  );
}
