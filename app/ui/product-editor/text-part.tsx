import { AccountCard } from "../account/account-card.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";

/** Name and descriptions in the shop's own language. */
export function TextPart({ product, errors, onChange }: EditorPartProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Name and description")}>
      <div className="grid gap-4">
        <TextField
          name="name"
          label={t("Product name")}
          required
          maxLength={200}
          dir="auto"
          value={product.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextArea
          name="short_description"
          label={t("Short description")}
          required={false}
          maxLength={500}
          rows={2}
          dir="auto"
          value={product.shortDescription}
          error={errors.short_description}
          hint={t("One or two sentences. Search engines may show them too.")}
          onChange={(event) => onChange({ shortDescription: event.currentTarget.value })}
        />
        <TextArea
          name="description"
          label={t("Description")}
          required={false}
          maxLength={20_000}
          rows={8}
          dir="auto"
          value={product.description}
          error={errors.description}
          hint={t("Each line is a paragraph. HTML is shown as text.")}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </div>
    </AccountCard>
  );
}
