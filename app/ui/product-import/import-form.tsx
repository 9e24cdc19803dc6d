import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

const INDENT = "\u2003";

type ImportFormProps = {
  categories: readonly CategoryChoice[];
  /** For the operator, who imports for one of them. */
  shops?: readonly { id: number; name: string }[];
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** A file with how it is imported: checked only, or for good. */
export function ImportForm({ categories, shops, isBusy, onStart }: ImportFormProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("File")} text={t("The products become drafts. Publish them from the list.")}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          onStart(new FormData(event.currentTarget, submitter));
        }}
      >
        {shops && (
          <SelectField label={t("Shop")} name="shop_id">
            {shops.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t("CSV file from Souk, Shopify or WooCommerce")}
          hint={t("Up to 20 MB and 50,000 rows.")}
          className="[&_input]:py-2"
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          required
        />
        <SelectField label={t("Category for products whose own isn't known")} name="category_id">
          <option value="">{t("Leave them out")}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {INDENT.repeat(category.depth) + category.name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("If rows are wrong")} name="on_error">
          <option value="skip">{t("Import the others")}</option>
          <option value="abort">{t("Import nothing")}</option>
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="dry_run" value="1" look="secondary" data-action="" disabled={isBusy}>
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
