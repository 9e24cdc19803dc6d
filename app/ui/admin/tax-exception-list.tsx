import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxExceptionView } from "#domain/pricing/tax/tax.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { ListPart } from "./list-part.tsx";

type TaxExceptionListProps = {
  taxes: Taxes;
  onAdd: () => void;
  onChange: (exception: TaxExceptionView) => void;
  onRemove: (exception: TaxExceptionView) => void;
};

/** Rates that differ from their country's. */
export function TaxExceptionList({ taxes, onAdd, onChange, onRemove }: TaxExceptionListProps) {
  const page = usePage();
  const { t } = page;
  const timeOf = (iso: string) =>
    formatDay(page, iso, { dateStyle: "medium", timeStyle: "short", timeZone: taxes.timeZone });
  return (
    <ListPart
      title={t("Exceptions")}
      text={t("Other rates for a state, a category or a limited time. The most specific one applies.")}
      actions={
        <Button variant="secondary" size="small" data-action="" onClick={onAdd}>
          <Icon name="plus" className="size-4" />
          {t("Add exception")}
        </Button>
      }
    >
      {taxes.exceptions.length === 0 && <li className="px-5 py-4 text-muted">{t("No exceptions yet.")}</li>}
      {taxes.exceptions.map((exception) => {
        const className = taxes.classes.find(({ code }) => code === exception.taxClassCode)?.name;
        const reach = [exception.countryName, exception.state, exception.categoryName, className ?? ""];
        const times = [
          exception.startsAt && t("from {time}", { time: timeOf(exception.startsAt) }),
          exception.endsAt && t("until {time}", { time: timeOf(exception.endsAt) }),
        ].filter(Boolean);
        return (
          <li key={exception.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
              <p className="font-semibold">
                <bdi>{exception.name}</bdi> <span className="figures">{exception.rate} %</span>
              </p>
              <p className="text-sm text-muted">{reach.filter(Boolean).join(" · ")}</p>
              {times.length > 0 && <p className="text-sm text-muted">{times.join(" ")}</p>}
            </div>
            <p className="flex gap-2">
              <Button variant="secondary" size="small" data-action="" onClick={() => onChange(exception)}>
                {t("Edit")}
                <span className="sr-only">: {exception.name}</span>
              </Button>
              <Button variant="quiet" size="small" data-action="" onClick={() => onRemove(exception)}>
                {t("Remove")}
                <span className="sr-only">: {exception.name}</span>
              </Button>
            </p>
          </li>
        );
      })}
    </ListPart>
  );
}
