import type { TaxClass } from "#domain/pricing/tax/tax.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { RowButton } from "../parts/row-button.tsx";
import { ListPart } from "./list-part.tsx";

type TaxClassListProps = {
  classes: readonly TaxClass[];
  onAdd: () => void;
  onRename: (taxClass: TaxClass) => void;
  onRemove: (taxClass: TaxClass) => void;
};

/** Tax classes. */
export function TaxClassList({ classes, onAdd, onRename, onRemove }: TaxClassListProps) {
  const { t } = usePage();
  return (
    <ListPart
      title={t("Tax classes")}
      text={t("Every product belongs to one of these.")}
      actions={
        <Button variant="secondary" size="small" data-action="" onClick={onAdd}>
          <Icon name="plus" className="size-4" />
          {t("Add tax class")}
        </Button>
      }
    >
      {classes.map((taxClass) => (
        <li key={taxClass.code} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <p className="min-w-0 flex-1 basis-48">
            <bdi className="font-semibold wrap-anywhere">{taxClass.name}</bdi>
            <span className="block text-sm text-muted">
              {t("{count} products", { count: taxClass.productsCount })}
              {taxClass.isShippings && ` · ${t("Includes shipping")}`}
            </span>
          </p>
          <p className="flex gap-2">
            <RowButton label={t("Rename")} name={taxClass.name} onClick={() => onRename(taxClass)} />
            {taxClass.productsCount === 0 && !taxClass.isShippings && (
              <RowButton label={t("Remove")} name={taxClass.name} variant="quiet" onClick={() => onRemove(taxClass)} />
            )}
          </p>
        </li>
      ))}
    </ListPart>
  );
}
