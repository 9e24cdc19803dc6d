import { type ReactNode, useState } from "react";
import { FormStateContext } from "../form/form-state.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";

/** Rows that can be added and removed, each with its own key. */
export function useRows<Value>(first: readonly (Value | null)[]) {
  const [all, setAll] = useState(() =>
    first.map((value, key): { key: number; value: Value | null } => ({ key, value })),
  );
  const [next, setNext] = useState(first.length);
  return {
    all,
    add(): void {
      setAll((rows) => [...rows, { key: next, value: null }]);
      setNext(next + 1);
    },
    addAll(values: readonly Value[]): void {
      setAll((rows) => [...rows, ...values.map((value, index) => ({ key: next + index, value }))]);
      setNext(next + values.length);
    },
    remove(key: number): void {
      setAll((rows) => rows.filter((row) => row.key !== key));
    },
  };
}

type RowsProps = {
  title: string;
  error: string | undefined;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
};

/** Fields of several rows share a name: their errors are shown together, not at each of them. */
const NO_ERRORS = { errors: {}, isPending: false };

export function Rows({ title, error, addLabel, onAdd, children }: RowsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <div className="grid gap-4">
        <FormStateContext value={NO_ERRORS}>{children}</FormStateContext>
      </div>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <Button variant="secondary" size="small" className="mt-3" data-action="" onClick={onAdd}>
        <Icon name="plus" className="size-4" /> {addLabel}
      </Button>
    </fieldset>
  );
}

export function Row({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
      <IconButton label={label} data-action="" onClick={onRemove}>
        <Icon name="trash-2" className="size-4.5" />
      </IconButton>
    </div>
  );
}
