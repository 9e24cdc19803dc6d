import type { ReactNode } from "react";
import type { TransferView } from "#domain/payment/attempt/transfer.ts";
import { bankAccountLines } from "#shared/bank-account-lines.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type TransferPanelProps = {
  transfer: TransferView;
  proofAddress: string;
  /** The value copied last. */
  copied: string | null;
  onCopy: (text: string) => void;
  /** The form for the proof. */
  form: ReactNode;
};

/** Where to transfer the money, and the status of the transfer. */
export function TransferPanel({ transfer, proofAddress, copied, onCopy, form }: TransferPanelProps) {
  const { t } = usePage();
  const { state, account, amount, reference, reason, hasProof } = transfer;
  if (state === "rejected")
    return (
      <Notice kind="error" title={t("Your transfer wasn't accepted")}>
        <bdi className="whitespace-pre-line">{reason}</bdi>
      </Notice>
    );
  const plain = amount.formatted;
  return (
    <section aria-labelledby="transfer" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="transfer" className="text-xl">
        {state === "submitted" ? t("We're checking your transfer") : t("Make your bank transfer")}
      </h2>
      <p className="mt-1 text-muted">
        {state === "submitted"
          ? t("As soon as we receive it, we'll let you know and the shops will start on your order.")
          : t("Include the reference in your transfer so we can match it to your order.")}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Line label={t("Amount")} value={plain} isBold />
        <Line label={t("Reference")} value={reference} isBold copied={copied} onCopy={onCopy} />
        {account &&
          bankAccountLines(account, t).map(({ label, value }) => (
            <Line key={label} label={label} value={value} copied={copied} onCopy={onCopy} />
          ))}
      </dl>
      {account?.note && (
        <p className="mt-3 text-sm whitespace-pre-line">
          <bdi>{account.note}</bdi>
        </p>
      )}
      {hasProof && (
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Icon name="circle-check" className="size-5 text-success" />
          <a href={proofAddress} className="font-semibold text-primary-text hover:underline">
            {t("View proof")}
          </a>
        </p>
      )}
      {state === "submitted" ? (
        <details className="mt-4">
          <summary className="cursor-pointer font-semibold">{t("Send another proof")}</summary>
          {form}
        </details>
      ) : (
        <>
          <h3 className="mt-6 text-lg">{t("I've made the transfer")}</h3>
          {form}
        </>
      )}
    </section>
  );
}

type LineProps = {
  label: string;
  value: string;
  isBold?: boolean;
  copied?: string | null;
  onCopy?: (text: string) => void;
};

function Line({ label, value, isBold = false, copied, onCopy }: LineProps) {
  const { t } = usePage();
  return (
    <div className="py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-3">
        <bdi className={`figures min-w-0 wrap-anywhere ${isBold ? "text-lg font-semibold" : "font-medium"}`}>
          {value}
        </bdi>
        {onCopy && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onCopy(value)}
            aria-label={t("Copy {name}", { name: label })}
          >
            <Icon name={copied === value ? "check" : "copy"} className="size-4.5" />
            {copied === value ? t("Copied") : t("Copy")}
          </Button>
        )}
      </dd>
    </div>
  );
}
