import type { TransferView } from "#domain/payment/attempt/transfer.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { useCopy } from "#app/routes/storefront/shop/use-copy.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { ProofForm } from "#app/ui/payment/proof-form.tsx";
import { TransferPanel } from "#app/ui/payment/transfer-panel.tsx";

type TransferPartProps = {
  code: string;
  /** The secret key of the mail, for visitors without the session. */
  keyOfMail: string | undefined;
  transfer: TransferView;
};

/** A transfer in progress, with its proof. */
export function TransferPart({ code, keyOfMail, transfer }: TransferPartProps) {
  const { t, appPath } = usePage();
  const call = useCall();
  const { copied, copy } = useCopy();
  const key = keyOfMail === undefined ? {} : { key: keyOfMail };

  async function send(form: FormData): Promise<FieldErrors | null> {
    const proof = form.get("proof");
    if (!(proof instanceof File) || proof.size === 0) return { proof: t("This field is required.") };
    const sent = { param: { code }, query: key, form };
    const outcome = await call.post("/user/transfer/:code/proof", sent, { changes: ["purchase"], refusal: "none" });
    return fieldErrorsOf(outcome);
  }

  return (
    <TransferPanel
      transfer={transfer}
      proofAddress={`${appPath}user/transfer-proof/${transfer.id}${keyOfMail ? `?key=${encodeURIComponent(keyOfMail)}` : ""}`}
      copied={copied}
      onCopy={(text) => void copy(text)}
      form={<ProofForm key={transfer.id} paidBy={transfer.paidBy} paidOn={transfer.paidOn ?? ""} onSend={send} />}
    />
  );
}
