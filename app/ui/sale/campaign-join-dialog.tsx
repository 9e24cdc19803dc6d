import { type FormEvent, useState } from "react";
import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { ProductPicker } from "../coupon-book/product-picker.tsx";
import { type FieldErrors, focusFirstError } from "../form/read-form.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Notice } from "../parts/notice.tsx";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const [products, setProducts] = useState<CouponProduct[]>([]);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setPending(true);
    const wrong = await onSave({
      product_ids: products.map(({ id }) => id),
      ...readDiscountChoice(given, KINDS),
      ...readCaps(given),
    });
    setPending(false);
    if (wrong === null) return onClose();
    setErrors(wrong);
    focusFirstError(form, wrong);
  }

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form noValidate className="grid gap-5 p-5" onSubmit={(event) => void save(event)}>
        <ProductPicker chosen={products} error={errors.product_ids} onChange={setProducts} onSearch={onSearch} />
        <DiscountChoice
          kinds={KINDS}
          initial={{ kind: "percent", percent: null, amount: "" }}
          currency={currency}
          errors={errors}
        />
        {hasCaps && <CapFields caps={{ maximum_per_buyer: null, maximum_units: null }} errors={errors} />}
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <p className="text-sm text-muted">{t("The discount is taken off the usual price of each variant.")}</p>
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
