import { useState } from "react";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { ReasonDialog } from "../admin/reason-dialog.tsx";
import { Button } from "../parts/button.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ShopPartProps = {
  product: ProductForm;
  /** Saved ones, for a rejection. */
  reasons: readonly string[];
  onApprove: () => Promise<void>;
  onReject: (reason: string) => Promise<string | null>;
  onApprovalRequired: (isRequired: boolean) => Promise<void>;
};

/** The shop of a product, and the operator's decision about it. */
export function ShopPart({ product, reasons, onApprove, onReject, onApprovalRequired }: ShopPartProps) {
  const { t } = usePage();
  const [isRejecting, setRejecting] = useState(false);
  return (
    <AccountCard title={t("Shop")}>
      <div className="grid gap-3">
        <p className="font-semibold">
          <bdi>{product.shop.name}</bdi>
        </p>
        <CheckField
          label={t("New and changed products of this shop need approval")}
          checked={product.shop.isApprovalRequired}
          onChange={(event) => void onApprovalRequired(event.currentTarget.checked)}
        />
        {!product.isApproved && (
          <Button data-action="" onClick={() => void onApprove()}>
            {t("Approve")}
          </Button>
        )}
        {(product.isApproved || product.rejectionReason === "" || product.status === "published") && (
          <Button variant="secondary" data-action="" onClick={() => setRejecting(true)}>
            {t("Reject")}
          </Button>
        )}
      </div>
      {isRejecting && (
        <ReasonDialog
          title={t("Reject {name}?", { name: product.name })}
          text={t("It's hidden from the shop until you approve it. The seller will see the reason.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional={false}
          reasons={reasons}
          onClose={() => setRejecting(false)}
          onAction={onReject}
        />
      )}
    </AccountCard>
  );
}
