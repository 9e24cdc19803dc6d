import { buttonClass } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";
import type { TableDensity } from "./use-table-layout.ts";

type TableViewMenuProps = {
  columns: readonly { id: string; label: string; isShown: boolean }[];
  onToggle: (id: string, isShown: boolean) => void;
  density: TableDensity;
  onDensity: (density: TableDensity) => void;
};

/** Which columns a table shows, and how close its rows are. */
export function TableViewMenu({ columns, onToggle, density, onDensity }: TableViewMenuProps) {
  const { t } = usePage();
  return (
    <details className="relative">
      <summary className={buttonClass("secondary", "medium", "cursor-pointer list-none")}>
        <Icon name="layout-list" className="size-4" />
        {t("View")}
      </summary>
      <div className="absolute end-0 z-20 mt-2 grid w-64 gap-4 rounded-card border border-line bg-surface p-4 shadow-lifted max-sm:start-0 max-sm:end-auto">
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t("Columns")}</legend>
          {columns.map(({ id, label, isShown }) => (
            <label key={id} className="flex min-h-8 items-center gap-2 text-sm">
              <input type="checkbox" checked={isShown} onChange={(event) => onToggle(id, event.target.checked)} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t("Row height")}</legend>
          {(["comfortable", "compact"] as const).map((each) => (
            <label key={each} className="flex min-h-8 items-center gap-2 text-sm">
              <input type="radio" name="density" checked={density === each} onChange={() => onDensity(each)} />
              {each === "comfortable" ? t("Comfortable") : t("Compact")}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
