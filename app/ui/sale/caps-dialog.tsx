import type { CampaignProductRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { CapFields, readCaps, type Caps } from "./cap-fields.tsx";

type CapsDialogProps = {
  product: CampaignProductRecord;
  onClose: () => void;
  onSave: (caps: Caps) => Promise<FieldErrors | null>;
};

/** Changes the limits of a product in a campaign. */
export function CapsDialog({ product, onClose, onSave }: CapsDialogProps) {
  const dialog = useDialogForm({
    save: (data) => onSave(readCaps(data)),
    onClose,
  });
  return (
    <FormDialog title={product.product.name} {...dialog}>
      <CapFields caps={{ maximum_per_buyer: product.maximumPerBuyer, maximum_units: product.maximumUnits }} />
    </FormDialog>
  );
}
