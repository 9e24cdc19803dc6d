import type { ReactNode } from "react";
import type { RefundChoice } from "#domain/orders/return/get-refund-choice.ts";
import type { ReturnAction, ReturnView } from "#domain/orders/return/return.ts";
import { neverHappens } from "#shared/result.ts";
import { Amount } from "../cart/amount.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { CheckField, TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export type ReturnRefund = { withShipping: boolean; deduction: string; note: string };

/** Each returns the validation errors, null on success. */
export type OwnerActions = {
  approve: (instructions: string) => Promise<FieldErrors | null>;
  reject: (reason: string) => Promise<FieldErrors | null>;
  receive: (restock: number[]) => Promise<FieldErrors | null>;
  refund: (refund: ReturnRefund) => Promise<FieldErrors | null>;
};

type ReturnDialogProps = {
  action: Exclude<ReturnAction, "withdraw">;
  view: ReturnView;
  /** The initial text of the instructions: the shop's address. */
  address: string;
  choice: RefundChoice | null;
  actions: OwnerActions;
  onClose: () => void;
};

/** The form of a return action. */
export function ReturnDialog({ action, view, address, choice, actions, onClose }: ReturnDialogProps) {
  const { t } = usePage();
  switch (action) {
    case "approve":
      return (
        <ActForm
          title={t("Approve return")}
          label={t("Approve")}
          onClose={onClose}
          send={(form) => actions.approve(textOf(form, "instructions"))}
        >
          <TextArea
            name="instructions"
            label={t("Where and how to send it (the customer will see this)")}
            required
            rows={6}
            maxLength={2_000}
            defaultValue={address}
            dir="auto"
          />
        </ActForm>
      );
    case "reject":
      return (
        <ActForm
          title={t("Reject return")}
          label={t("Reject")}
          isDangerous
          onClose={onClose}
          send={(form) => actions.reject(textOf(form, "reason"))}
        >
          <TextArea
            name="reason"
            label={t("Reason (the customer will see this)")}
            required
            maxLength={1_000}
            dir="auto"
          />
        </ActForm>
      );
    case "receive":
      return (
        <ActForm
          title={t("Mark as received")}
          label={t("Mark as received")}
          onClose={onClose}
          send={(form) => actions.receive(form.getAll("restock").map(Number))}
        >
          <RestockChoice view={view} />
        </ActForm>
      );
    case "refund":
      return (
        <ActForm
          title={t("Refund return")}
          label={t("Refund")}
          onClose={onClose}
          send={(form) =>
            actions.refund({
              withShipping: form.has("with_shipping"),
              deduction: textOf(form, "deduction"),
              note: textOf(form, "note"),
            })
          }
        >
          <RefundFields view={view} choice={choice} />
        </ActForm>
      );
    default:
      return neverHappens(action);
  }
}

type ActFormProps = {
  title: string;
  label: string;
  isDangerous?: boolean;
  onClose: () => void;
  send: (form: FormData) => Promise<FieldErrors | null>;
  children: ReactNode;
};

function ActForm({ title, label, isDangerous = false, onClose, send, children }: ActFormProps) {
  const dialog = useDialogForm({ save: send, onClose });
  return (
    <FormDialog title={title} {...dialog} action={label} variant={isDangerous ? "danger" : "primary"}>
      {children}
    </FormDialog>
  );
}

function RestockChoice({ view }: { view: ReturnView }) {
  const { t } = usePage();
  const physical = view.lines.filter(({ isDigital }) => !isDigital);
  if (physical.length === 0) return <p>{t("These are files, so there's nothing to send back.")}</p>;
  return (
    <fieldset className="grid gap-3">
      <legend className="contents">
        <span className="block">{t("Which items can be sold again? They'll go back into stock.")}</span>
      </legend>
      {physical.map((line) => (
        <CheckField
          key={line.orderLineId}
          name="restock"
          value={line.orderLineId}
          label={
            <>
              <span className="figures">{line.quantity}</span> × <bdi>{line.name}</bdi>
              {line.variantsName !== "" && (
                <span className="text-muted">
                  {" "}
                  (<bdi>{line.variantsName}</bdi>)
                </span>
              )}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function RefundFields({ view, choice }: { view: ReturnView; choice: RefundChoice | null }) {
  const { t } = usePage();
  return (
    <>
      {view.worth && (
        <p className="flex items-baseline justify-between gap-3">
          <span>{t("Items")}</span>
          <Amount value={view.worth} className="text-lg font-semibold" />
        </p>
      )}
      <p className="text-sm text-muted">
        {view.refundTo === "wallet"
          ? t("It will be refunded to the customer's wallet.")
          : t("It will be refunded to the original payment method.")}
      </p>
      {choice?.shipping && (
        <CheckField
          name="with_shipping"
          defaultChecked={choice.isShippingDue}
          label={t("Plus shipping: {amount}", { amount: choice.shipping.formatted })}
        />
      )}
      <DecimalField
        name="deduction"
        label={t("Deduct, in {currency}", { currency: choice?.currencyCode ?? "" })}
        required={false}
        hint={t("For worn or missing items.")}
      />
      <TextArea name="note" label={t("Message to the customer")} required={false} maxLength={500} dir="auto" />
    </>
  );
}
