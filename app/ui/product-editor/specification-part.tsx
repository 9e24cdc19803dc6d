import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { MAX_SPECIFICATION_ROWS } from "#shared/product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import { sortTemplates, withTemplate } from "./template-choice.ts";

/** Rows of the specification, such as "Material: wool"; a template adds the usual ones. */
export function SpecificationPart({ product, choices, onChange }: EditorPartProps & { choices: ProductChoices }) {
  const { t } = usePage();
  const rows = product.specification;
  const templates = sortTemplates(choices.templates, choices.categories, product.categoryId);
  const set = (index: number, changed: Partial<(typeof rows)[number]>) =>
    onChange({ specification: rows.map((row, each) => (each === index ? { ...row, ...changed } : row)) });
  return (
    <AccountCard title={t("Specifications")} text={t("Shown as a table, such as Material: Wool.")}>
      <div className="grid gap-3">
        {templates.length > 0 && (
          <SelectField
            label={t("Use a template")}
            required={false}
            className="max-w-md"
            value=""
            hint={t("Adds missing rows. Rows without a value aren't saved.")}
            onChange={({ currentTarget: { value } }) => {
              const chosen = templates.find(({ id }) => String(id) === value);
              if (chosen) onChange(withTemplate(product, chosen));
            }}
          >
            <option value="">{t("Choose a template")}</option>
            <Options of={templates} />
          </SelectField>
        )}
        {rows.map((row, index) => (
          <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-end gap-2">
            <TextField
              name={`specification.${index}.name`}
              label={t("Property")}
              isLabelHidden={index > 0}
              maxLength={80}
              dir="auto"
              value={row.name}
              onChange={(event) => set(index, { name: event.currentTarget.value })}
            />
            <TextField
              name={`specification.${index}.value`}
              label={t("Value")}
              isLabelHidden={index > 0}
              maxLength={500}
              dir="auto"
              value={row.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <IconButton
              label={t("Remove row {number}", { number: String(index + 1) })}
              onClick={() => onChange({ specification: rows.filter((_row, each) => each !== index) })}
            >
              <Icon name="trash-2" className="size-4.5" />
            </IconButton>
          </div>
        ))}
        {rows.length < MAX_SPECIFICATION_ROWS && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onChange({ specification: [...rows, { name: "", value: "" }] })}
          >
            <Icon name="plus" className="size-4" />
            {t("Add a row")}
          </Button>
        )}
      </div>
    </AccountCard>
  );
}
