import { useRef, useState } from "react";
import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { ColumnMapping, type MappingTemplate } from "./column-mapping.tsx";
import { headerOfFile } from "./header-of-file.ts";

const INDENT = "\u2003";

type ImportFormProps = {
  categories: readonly CategoryChoice[];
  /** For the operator, who imports for one of them. */
  shops?: readonly { id: number; name: string }[];
  templates: readonly MappingTemplate[];
  isBusy: boolean;
  onSaveTemplate: (name: string, mapping: Record<string, string>, shopId: number) => void;
  onDropTemplate: (id: number) => void;
  onStart: (form: FormData) => void;
};

/** A file with how it is imported: checked only, or for good. */
export function ImportForm(props: ImportFormProps) {
  const { categories, shops, templates, isBusy, onSaveTemplate, onDropTemplate, onStart } = props;
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [columns, setColumns] = useState<readonly string[]>([]);
  return (
    <AccountCard title={t("File")} text={t("The products become drafts. Publish them from the list.")}>
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          onStart(new FormData(event.currentTarget, submitter));
        }}
      >
        {shops && (
          <SelectField label={t("Shop")} name="shop_id">
            <Options of={shops} />
          </SelectField>
        )}
        <TextField
          label={t("File from Souk, Shopify, WooCommerce or Google Merchant Center")}
          hint={t("CSV, TSV or XML up to 20 MB and 50,000 rows, or a ZIP file up to 100 MB with the pictures.")}
          className="[&_input]:py-2"
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xml,.zip,text/csv"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void headerOfFile(file).then(setColumns);
          }}
          required
        />
        <SelectField label={t("Category for products without a match")} name="category_id">
          <option value="">{t("Skip them")}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {INDENT.repeat(category.depth) + category.name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("If rows are wrong")} name="on_error">
          <option value="skip">{t("Import the rest")}</option>
          <option value="abort">{t("Import nothing")}</option>
        </SelectField>
        <CheckField
          name="whole_shop"
          value="1"
          label={
            shops
              ? t("Import a whole shop: publish what's live there, and create missing categories, brands and colors")
              : t("Import a whole shop: publish what's live there, and create missing colors")
          }
        />
        <ColumnMapping
          columns={columns}
          templates={templates}
          onKeep={(name, mapping) =>
            onSaveTemplate(name, mapping, Number(form.current ? new FormData(form.current).get("shop_id") : 0))
          }
          onDrop={onDropTemplate}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="dry_run" value="1" variant="secondary" data-action="" disabled={isBusy}>
            {t("Check the file")}
          </Button>
          <Button type="submit" name="dry_run" value="0" data-action="" disabled={isBusy}>
            {t("Import products")}
          </Button>
        </div>
      </form>
    </AccountCard>
  );
}
