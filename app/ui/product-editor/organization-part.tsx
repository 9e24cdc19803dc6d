import { useState } from "react";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { useFormState } from "../form/form-state.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { MAX_TAGS } from "#shared/product-choices.ts";
import { splitTags } from "../form/split-tags.ts";
import { TagField } from "../form/tag-field.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import { joinTags } from "./editor-state.ts";
import { ProposeBrandDialog } from "./propose-brand-dialog.tsx";

const INDENT = "\u2003";

type OrganizationPartProps = EditorPartProps & {
  choices: ProductChoices;
  /** For a shop. Returns the brand's id, or what was wrong. */
  onProposeBrand: ((name: string) => Promise<{ id: number } | { error: string }>) | null;
};

/** Where shoppers find it: category, brand, tags. */
export function OrganizationPart({ product, choices, onChange, onProposeBrand }: OrganizationPartProps) {
  const { t } = usePage();
  const { errors } = useFormState();
  const [isProposing, setProposing] = useState(false);
  const isProposed = choices.proposedBrands.some(({ id }) => String(id) === product.brandId);
  return (
    <AccountCard title={t("Organization")}>
      <div className="grid gap-4">
        <SelectField
          name="category_id"
          label={t("Category")}
          required
          value={product.categoryId}
          onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
        >
          <option value="">{t("Choose a category")}</option>
          {choices.categories.map(({ id, name, depth }) => (
            <option key={id} value={id}>
              {INDENT.repeat(depth) + name}
            </option>
          ))}
        </SelectField>
        <div>
          <SelectField
            name="brand_id"
            label={t("Brand")}
            required={false}
            value={product.brandId}
            hint={isProposed && t("Shoppers see this brand once the marketplace has approved it.")}
            onChange={(event) => onChange({ brandId: event.currentTarget.value })}
          >
            <option value="">{t("No brand")}</option>
            <Options of={choices.brands} />
            {choices.proposedBrands.length > 0 && (
              <optgroup label={t("Proposed brands")}>
                <Options of={choices.proposedBrands} />
              </optgroup>
            )}
          </SelectField>
          {onProposeBrand && (
            <Button variant="quiet" size="small" className="mt-1" onClick={() => setProposing(true)}>
              <Icon name="plus" className="size-4" />
              {t("Propose a brand")}
            </Button>
          )}
        </div>
        <TagField
          label={t("Tags")}
          hint={t("Press Enter after each. Search finds the product by them.")}
          max={MAX_TAGS}
          tags={splitTags(product.tags)}
          known={choices.tags}
          error={errors.tags}
          onChange={(tags) => onChange({ tags: joinTags(tags) })}
        />
      </div>
      {isProposing && onProposeBrand && (
        <ProposeBrandDialog
          onClose={() => setProposing(false)}
          onPropose={async (name) => {
            const proposed = await onProposeBrand(name);
            if ("error" in proposed) return proposed.error;
            onChange({ brandId: String(proposed.id) });
            return null;
          }}
        />
      )}
    </AccountCard>
  );
}
