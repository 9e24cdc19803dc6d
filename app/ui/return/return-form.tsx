import { useState } from "react";
import { RETURN_REASONS } from "#shared/return-choices.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { SelectField, TextArea } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { ImageChoice, type ChosenImage } from "./image-choice.tsx";
import { RefundPreview } from "./refund-preview.tsx";
import { returnReasonName } from "./return-names.ts";
import { ReturnLineChoice } from "./return-line-choice.tsx";
import type { LineToReturn, ReturnMoney } from "./return-line.ts";

const MAX_TEXT = 2_000;

/** The payload of the form; `lines` are the units of each line. */
export type ReturnRequest = {
  lines: { order_line_id: number; quantity: number }[];
  reason: string;
  text: string;
  refundTo: "source" | "wallet";
  pictures: File[];
};

type ReturnFormProps = {
  lines: readonly LineToReturn[];
  money: ReturnMoney;
  shopName: string;
  /** Paid cash on delivery: only the wallet can receive the refund. */
  isPaidInCash: boolean;
  onSend: (request: ReturnRequest) => Promise<FieldErrors | null>;
};

/** What is returned and why, with the expected refund. */
export function ReturnForm({ lines, money, shopName, isPaidInCash, onSend }: ReturnFormProps) {
  const { t } = usePage();
  const possible = lines.filter(({ left }) => left > 0);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(possible.length === 1 ? [[possible[0]!.orderLineId, possible[0]!.left]] : []),
  );
  const [pictures, setImages] = useState<ChosenImage[]>([]);
  const [refundTo, setRefundTo] = useState<"source" | "wallet">(isPaidInCash ? "wallet" : "source");
  const form = useForm({
    save(data) {
      const reason = textOf(data, "reason");
      const wrong: FieldErrors = {
        ...(chosen.size === 0 ? { lines: t("Choose what you're returning.") } : {}),
        ...(reason === "" ? { reason: t("Choose a reason.") } : {}),
      };
      if (Object.keys(wrong).length > 0) return wrong;
      return onSend({
        lines: [...chosen].map(([id, quantity]) => ({ order_line_id: id, quantity })),
        reason,
        text: textOf(data, "text"),
        refundTo,
        pictures: pictures.map(({ file }) => file),
      });
    },
  });

  return (
    <Form {...form} className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <fieldset className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6">
          <legend className="contents">
            <span className="mb-3 block font-heading text-xl font-semibold">{t("What are you returning?")}</span>
          </legend>
          <ReturnLineChoice lines={lines} chosen={chosen} onChange={setChosen} />
          {form.errors.lines && (
            <p role="alert" className="mt-3 text-sm text-danger">
              {form.errors.lines}
            </p>
          )}
        </fieldset>
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 className="text-xl">{t("Why are you returning it?")}</h2>
          <SelectField name="reason" label={t("Reason")} required defaultValue="">
            <option value="" disabled>
              {t("Choose one")}
            </option>
            <NamedOptions values={RETURN_REASONS} nameOf={returnReasonName} />
          </SelectField>
          <TextArea
            name="text"
            label={t("Anything {shop} should know?", { shop: shopName })}
            required={false}
            maxLength={MAX_TEXT}
            rows={4}
            dir="auto"
          />
          <ImageChoice
            pictures={pictures}
            error={form.errors.pictures}
            hint={t("They help the shop decide. Only you, the shop and our staff can see them.")}
            onChange={setImages}
          />
        </div>
      </div>
      <aside aria-label={t("Your refund")} className="grid gap-4 xl:sticky xl:top-36">
        <RefundPreview
          lines={lines}
          chosen={chosen}
          money={money}
          refundTo={refundTo}
          isPaidInCash={isPaidInCash}
          onRefundTo={setRefundTo}
        />
        <SubmitButton size="large">{t("Send request to {shop}", { shop: shopName })}</SubmitButton>
        <p className="text-sm text-muted">
          {t(
            "{shop} will answer within a few days and tell you how to return it. Please wait for their answer before sending anything.",
            {
              shop: shopName,
            },
          )}
        </p>
      </aside>
    </Form>
  );
}
