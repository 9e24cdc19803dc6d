import type { TaxClass } from "#domain/pricing/tax/tax.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
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
            <Button variant="secondary" size="small" data-action="" onClick={() => onRename(taxClass)}>
              {t("Rename")}
              <span className="sr-only">: {taxClass.name}</span>
            </Button>
            {taxClass.productsCount === 0 && !taxClass.isShippings && (
              <Button variant="quiet" size="small" data-action="" onClick={() => onRemove(taxClass)}>
                {t("Remove")}
                <span className="sr-only">: {taxClass.name}</span>
              </Button>
            )}
          </p>
        </li>
      ))}
    </ListPart>
  );
}
