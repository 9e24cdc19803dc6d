import { useState } from "react";
import type { ShownMoney } from "#shared/money.ts";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { Dialog } from "#app/ui/parts/dialog.tsx";
import { isolated } from "#app/ui/parts/isolated.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { AlertForm } from "#app/ui/product/alert-form.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

type AlertDialogProps = {
  kind: "back_in_stock" | "price_drop";
  name: string;
  variant: { id: number; price: ShownMoney };
  onClose: () => void;
};

/** Requests an alert for a variant, once. */
export function AlertDialog({ kind, name, variant, onClose }: AlertDialogProps) {
  const { t } = usePage();
  const call = useCall();
  const email = useVisitor((state) => state.user?.email ?? "");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function ask(to: string): Promise<void> {
    setPending(true);
    setRefusal(null);
    const json = { variant_id: variant.id, kind, email: to };
    const outcome = await call.post("/home/product-alert", { json }, { refusal: "none" });
    setPending(false);
    if (outcome.ok) return onClose();
    setErrors(outcome.errors);
    if (outcome.status !== 422) setRefusal(outcome.error);
  }

  return (
    <Dialog
      isOpen
      width="narrow"
      title={kind === "back_in_stock" ? t("Notify me when it's back") : t("Notify me of price drops")}
      onClose={onClose}
    >
      <AlertForm
        kind={kind}
        name={name}
        price={isolated(variant.price.formatted)}
        firstEmail={email}
        {...{ errors, refusal, isPending }}
        onErrors={setErrors}
        onAsk={(to) => void ask(to)}
      />
    </Dialog>
  );
}
