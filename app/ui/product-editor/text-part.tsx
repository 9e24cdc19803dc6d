import { useFormState } from "../form/form-state.ts";
import { AccountCard } from "../account/account-card.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { DescriptionField, type RichTextField } from "./description-field.tsx";
import type { EditorPartProps } from "./editor-props.ts";

/** Name and descriptions in the shop's own language. */
export function TextPart({ product, richText, onChange }: EditorPartProps & { richText: RichTextField }) {
  const { t } = usePage();
  const { errors } = useFormState();
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
          hint={t("One or two sentences. Search engines may show them too.")}
          onChange={(event) => onChange({ shortDescription: event.currentTarget.value })}
        />
        <DescriptionField
          richText={richText}
          label={t("Description")}
          value={product.description}
          error={errors.description}
          onChange={(description) => onChange({ description })}
        />
      </div>
    </AccountCard>
  );
}
