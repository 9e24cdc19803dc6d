import { textOf } from "../form/read-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export type Caps = { maximum_per_buyer: number | null; maximum_units: number | null };

/** How many units are sold at the campaign's price; empty: as many as there are. */
export function CapFields({ caps }: { caps: Caps }) {
  const { t } = usePage();
  const count = { type: "number", inputMode: "numeric", min: 1, step: 1, dir: "ltr", required: false } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...count}
        name="maximum_units"
        label={t("Total units at this price")}
        defaultValue={caps.maximum_units ?? ""}
      />
      <TextField
        {...count}
        name="maximum_per_buyer"
        label={t("Units at this price, per customer")}
        defaultValue={caps.maximum_per_buyer ?? ""}
      />
    </div>
  );
}

export function readCaps(form: FormData): Caps {
  const countOf = (name: string) => {
    const typed = textOf(form, name);
    return typed === "" ? null : Number(typed);
  };
  return { maximum_per_buyer: countOf("maximum_per_buyer"), maximum_units: countOf("maximum_units") };
}
