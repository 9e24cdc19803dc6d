import type { PaymentSettings } from "#domain/payment/attempt/payment-settings.ts";
import { textOf } from "../form/read-form.ts";
import { useFormState } from "../form/form-state.ts";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type MethodTextsProps = {
  code: string;
  texts: PaymentSettings["methodTexts"];
  languages: readonly { code: string; name: string }[];
};

/** The name and the instructions of a method at checkout, in each language. */
export function MethodTexts({ code: method, texts, languages }: MethodTextsProps) {
  const { t } = usePage();
  const { errors } = useFormState();
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`method_texts.${method}.`));
  return (
    <details open={isWrong || undefined} className="rounded-field border border-line p-3 sm:col-span-2">
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Name and instructions")}</summary>
      <p className="mt-2 text-sm text-muted">{t("Shown at checkout. Leave a field empty to keep our words.")}</p>
      {languages.map(({ code, name }) => (
        <div key={code} className="mt-3 grid gap-3 sm:grid-cols-2">
          <TextField
            name={`text.${method}.${code}.name`}
            label={t("Name, in {language}", { language: name })}
            required={false}
            maxLength={60}
            lang={code}
            dir="auto"
            autoComplete="off"
            defaultValue={texts[method]?.[code]?.name}
            error={errors[`method_texts.${method}.${code}.name`]}
          />
          <TextArea
            name={`text.${method}.${code}.description`}
            label={t("Instructions, in {language}", { language: name })}
            required={false}
            maxLength={300}
            rows={2}
            lang={code}
            dir="auto"
            defaultValue={texts[method]?.[code]?.description}
            error={errors[`method_texts.${method}.${code}.description`]}
          />
        </div>
      ))}
    </details>
  );
}

export function readMethodTexts(
  form: FormData,
  methods: readonly { code: string }[],
  languages: readonly { code: string }[],
): PaymentSettings["methodTexts"] {
  return Object.fromEntries(
    methods.map(({ code: method }) => [
      method,
      Object.fromEntries(
        languages.map(({ code }) => [
          code,
          {
            name: textOf(form, `text.${method}.${code}.name`),
            description: textOf(form, `text.${method}.${code}.description`),
          },
        ]),
      ),
    ]),
  );
}
