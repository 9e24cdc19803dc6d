import { useState } from "react";
import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { ProductPicker } from "../coupon-book/product-picker.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { usePage } from "../parts/page.tsx";
import { CapFields, readCaps, type Caps } from "./cap-fields.tsx";
import { DiscountChoice, readDiscountChoice } from "./discount-choice.tsx";

const KINDS = ["percent", "flat"] as const;

export type TypedJoin = {
  product_ids: number[];
  discount_kind: (typeof KINDS)[number];
  percent: string;
  amount: string;
};

type CampaignJoinDialogProps = {
  title: string;
  currency: string;
  /** The operator sets caps right away. */
  hasCaps: boolean;
  onSearch: (typed: string) => Promise<CouponProduct[]>;
  onSave: (typed: TypedJoin & Caps) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** Chooses products for a campaign, and their discount. */
export function CampaignJoinDialog({ title, currency, hasCaps, onSearch, onSave, onClose }: CampaignJoinDialogProps) {
  const { t } = usePage();
  const [products, setProducts] = useState<CouponProduct[]>([]);
  const dialog = useDialogForm({
    save: (data) => {
      const chosen = products.map(({ id }) => id);
      return onSave({ product_ids: chosen, ...readDiscountChoice(data, KINDS), ...readCaps(data) });
    },
    onClose,
  });
  return (
    <FormDialog width="medium" title={title} {...dialog}>
      <ProductPicker chosen={products} error={dialog.errors.product_ids} onChange={setProducts} onSearch={onSearch} />
      <DiscountChoice kinds={KINDS} initial={{ kind: "percent", percent: null, amount: "" }} currency={currency} />
      {hasCaps && <CapFields caps={{ maximum_per_buyer: null, maximum_units: null }} />}
      <p className="text-sm text-muted">{t("The discount applies to the regular price of each variant.")}</p>
    </FormDialog>
  );
}
