import { type ReactNode, useRef, useState } from "react";
import type { ProductForm, ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { usePage } from "../parts/page.tsx";
import { type EditedVariant, startEditing } from "./editor-state.ts";
import { firstError, type QuickEdit, type QuickField } from "./quick-edit.ts";
import { QuickVariantDialog } from "./quick-variant-dialog.tsx";

type QuickCellProps = {
  product: ProductRecord;
  field: QuickField;
  edit: QuickEdit;
  /** What the cell shows while nothing is typed. */
  children: ReactNode;
};

/** Price or stock in the list: a click makes it a field, Enter or leaving it saves; several variants open as a dialog. */
export function QuickCell({ product, field, edit, children }: QuickCellProps) {
  const { t } = usePage();
  const [form, setForm] = useState<ProductForm | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState("");
  const hasEnded = useRef(false);
  const name = product.name;
  const label =
    field === "price" ? t("Change the price of {name}", { name }) : t("Change the stock of {name}", { name });

  async function begin(): Promise<void> {
    hasEnded.current = false;
    setPending(true);
    setError("");
    const loaded = await edit.load(product.id);
    setPending(false);
    if (loaded) setForm(loaded);
    else setError(t("This could not be loaded. Try again."));
  }

  function end(): void {
    hasEnded.current = true;
    setForm(null);
    setError("");
  }

  async function save(variant: EditedVariant, typed: string): Promise<void> {
    if (!form || hasEnded.current || isPending) return;
    const before = field === "price" ? variant.price : variant.wantedStock;
    if (typed.trim() === before) return end();
    if (field === "stock" && !/^\d{1,7}$/.test(typed.trim()))
      return setError(t("Enter a whole number from 0 to 1,000,000."));
    setPending(true);
    const changed = field === "price" ? { price: typed.trim() } : { wantedStock: typed.trim() };
    const wrong = await edit.save(
      form,
      startEditing(form).variants.map((each) => (each.isActive ? { ...each, ...changed } : each)),
    );
    setPending(false);
    if (wrong) setError(firstError(wrong));
    else end();
  }

  const active = form ? startEditing(form).variants.filter(({ isActive }) => isActive) : [];
  const [only] = active;
  if (form && active.length > 1) return <QuickVariantDialog form={form} edit={edit} onClose={end} />;
  return (
    <span className="inline-grid justify-items-end gap-1">
      {form && only ? (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was clicked to type into it
          autoFocus
          aria-label={label}
          aria-invalid={error === "" ? undefined : true}
          inputMode={field === "price" ? "decimal" : "numeric"}
          dir="ltr"
          readOnly={isPending}
          defaultValue={field === "price" ? only.price : only.wantedStock}
          className="h-9 w-24 rounded-field border border-line-strong bg-surface px-2 text-end tabular-nums"
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === "Enter") void save(only, event.currentTarget.value);
            if (event.key === "Escape") end();
          }}
          onBlur={(event) => void save(only, event.currentTarget.value)}
        />
      ) : (
        <button
          type="button"
          data-action=""
          aria-busy={isPending}
          className="min-h-9 rounded-field px-2 text-end hover:bg-sunken hover:underline"
          onClick={() => void begin()}
        >
          <span className="sr-only">{label}: </span>
          {children}
        </button>
      )}
      {error !== "" && (
        <span role="alert" className="max-w-44 text-end text-xs text-danger">
          {error}
        </span>
      )}
    </span>
  );
}
