import type { CampaignProductRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { success } from "#shared/result.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Notice } from "../parts/notice.tsx";
import { CapFields, readCaps, type Caps } from "./cap-fields.tsx";

type CapsDialogProps = {
  product: CampaignProductRecord;
  onClose: () => void;
  onSave: (caps: Caps) => Promise<FieldErrors | null>;
};

/** Changes the limits of a product in a campaign. */
export function CapsDialog({ product, onClose, onSave }: CapsDialogProps) {
  const { errors, isPending, onSubmit } = useDialogForm<Caps>({
    read: (form) => success(readCaps(new FormData(form))),
    onSave,
    onClose,
  });
  return (
    <Dialog isOpen width="narrow" title={product.product.name} onClose={onClose}>
      <form noValidate className="grid gap-5 p-5" onSubmit={onSubmit}>
        <CapFields
          caps={{ maximum_per_buyer: product.maximumPerBuyer, maximum_units: product.maximumUnits }}
          errors={errors}
        />
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
