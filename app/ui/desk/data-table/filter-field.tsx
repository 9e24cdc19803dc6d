import { useState } from "react";
import {
  type ListFilter,
  type ListFilterDefinition,
  type ListOperator,
  hasNoValue,
  operatorsOf,
} from "#shared/list/list.ts";
import { NamedOptions } from "../../parts/options.tsx";
import { usePage } from "../../parts/page.tsx";
import { operatorName } from "./filter-labels.ts";
import type { TableFilter } from "./table-column.ts";

const BOX = "h-10 w-full min-w-0 rounded-field border border-line-strong bg-surface px-2.5 text-sm hover:border-ink";
const MAX_CHECKBOXES = 30;

type FilterFieldProps = {
  field: TableFilter;
  /** In the URL. */
  name: string;
  definition: ListFilterDefinition;
  filter: ListFilter | undefined;
};

/** The operator of a filter and what it compares with, as fields of a form. */
export function FilterField({ field, name, definition, filter }: FilterFieldProps) {
  const { t } = usePage();
  const operators = operatorsOf(definition);
  const [operator, setOperator] = useState<ListOperator>(filter?.operator ?? operators[0]!);
  const values = filter?.values ?? [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{field.label}</legend>
      <div className="grid gap-2">
        <select
          name={`${name}.op`}
          aria-label={t("Condition for {name}", { name: field.label })}
          value={operator}
          onChange={(event) => setOperator(event.target.value as ListOperator)}
          className={BOX}
        >
          <NamedOptions values={operators} nameOf={operatorName} />
        </select>
        {!hasNoValue(operator) && <FilterValues {...{ field, name, definition, operator, values }} />}
      </div>
    </fieldset>
  );
}

type FilterValuesProps = {
  field: TableFilter;
  name: string;
  definition: ListFilterDefinition;
  operator: ListOperator;
  values: readonly string[];
};

function FilterValues({ field: { label, choices = [] }, name, definition, operator, values }: FilterValuesProps) {
  const { t } = usePage();
  const type = definition.kind === "day" ? "date" : "text";
  const inputMode = definition.kind === "number" ? "decimal" : undefined;
  if (definition.kind === "choice" && choices.length <= MAX_CHECKBOXES)
    return (
      <div className="grid max-h-44 gap-x-2 overflow-y-auto">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-8 items-center gap-2 text-sm">
            <input type="checkbox" name={name} value={choice.value} defaultChecked={values.includes(choice.value)} />
            <span className="min-w-0">{choice.label}</span>
          </label>
        ))}
      </div>
    );
  if (definition.kind === "choice")
    return (
      <select name={name} aria-label={label} defaultValue={values[0] ?? ""} className={BOX}>
        <option value="">{t("All")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (operator === "between")
    return (
      <div className="grid grid-cols-2 gap-2">
        {[t("From"), t("To")].map((end, index) => (
          <input
            key={end}
            name={name}
            {...{ type, inputMode }}
            aria-label={`${label}: ${end}`}
            defaultValue={values[index] ?? ""}
            className={BOX}
          />
        ))}
      </div>
    );
  return (
    <input
      name={name}
      {...{ type, inputMode }}
      aria-label={label}
      defaultValue={values[0] ?? ""}
      maxLength={120}
      className={BOX}
    />
  );
}
