import { AccountCard } from "../account/account-card.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";

/** Its address, and what search engines show. */
export function SearchEnginePart({ product, onChange }: EditorPartProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Address and search engines")}>
      <div className="grid gap-4">
        <TextField
          name="slug"
          label={t("Address")}
          required={false}
          maxLength={120}
          dir="ltr"
          spellCheck={false}
          value={product.slug}
          hint={t("Made from the name if you leave it empty. Old addresses redirect to the new one.")}
          onChange={(event) => onChange({ slug: event.currentTarget.value })}
        />
        <TextField
          name="seo_title"
          label={t("Title in search results")}
          required={false}
          maxLength={120}
          dir="auto"
          placeholder={product.name}
          value={product.seoTitle}
          onChange={(event) => onChange({ seoTitle: event.currentTarget.value })}
        />
        <TextArea
          name="seo_description"
          label={t("Description in search results")}
          required={false}
          maxLength={320}
          rows={3}
          dir="auto"
          placeholder={product.shortDescription}
          value={product.seoDescription}
          onChange={(event) => onChange({ seoDescription: event.currentTarget.value })}
        />
      </div>
    </AccountCard>
  );
}
