import { useCallback, useMemo, useSyncExternalStore } from "react";

export type TableDensity = "comfortable" | "compact";
/** Columns that the user has shown or hidden, and the height of the rows. */
type TableLayout = { columns: Record<string, boolean>; density: TableDensity };

const USUAL: TableLayout = { columns: {}, density: "comfortable" };
const CHANGED = "souk:table-look";

/** How this browser shows a table. The server does not know it and renders the usual one. */
export function useTableLayout(table: string): [TableLayout, (layout: TableLayout) => void] {
  const name = `souk:table:${table}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  );
  const layout = useMemo(() => readLayout(stored), [stored]);
  const change = useCallback(
    (wanted: TableLayout) => {
      try {
        localStorage.setItem(name, JSON.stringify(wanted));
      } catch {
        // If storage is full or blocked, the table stays as it is.
      }
      dispatchEvent(new Event(CHANGED));
    },
    [name],
  );
  return [layout, change];
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("storage", onChange);
  };
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function readLayout(stored: string | null): TableLayout {
  try {
    const { columns, density } = (JSON.parse(stored ?? "null") ?? {}) as Partial<Record<keyof TableLayout, unknown>>;
    const known = typeof columns === "object" && columns !== null ? Object.entries(columns) : [];
    return {
      columns: Object.fromEntries(known.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean")),
      density: density === "compact" ? "compact" : "comfortable",
    };
  } catch {
    return USUAL;
  }
}
