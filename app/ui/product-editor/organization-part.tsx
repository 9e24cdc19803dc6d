import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";

const INDENT = "\u2003";

/** Where shoppers find it: category, brand, tags. */
export function OrganizationPart({
  product,
  errors,
  choices,
  onChange,
}: EditorPartProps & { choices: ProductChoices }) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Organization")}>
      <div className="grid gap-4">
        <SelectField
          name="category_id"
          label={t("Category")}
          required
          value={product.categoryId}
          error={errors.category_id}
          onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
        >
          <option value="">{t("Choose a category")}</option>
          {choices.categories.map(({ id, name, depth }) => (
            <option key={id} value={id}>
              {INDENT.repeat(depth) + name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="brand_id"
          label={t("Brand")}
          required={false}
          value={product.brandId}
          error={errors.brand_id}
          onChange={(event) => onChange({ brandId: event.currentTarget.value })}
        >
          <option value="">{t("No brand")}</option>
          {choices.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="tags"
          label={t("Tags")}
          required={false}
          dir="auto"
          value={product.tags}
          error={errors.tags}
          hint={t("Separate them with commas. Search finds the product by them.")}
          onChange={(event) => onChange({ tags: event.currentTarget.value })}
        />
      </div>
    </AccountCard>
  );
}
