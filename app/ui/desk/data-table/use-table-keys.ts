import { type RefObject, useEffect } from "react";

type TableKeys = {
  table: RefObject<HTMLElement | null>;
  searchInput: RefObject<HTMLInputElement | null>;
  /** Shows the list of keys. */
  onHelp: () => void;
  /** Opens another list of the desk. */
  onGo: (list: "orders" | "products") => void;
};

const ROW_LINK = "[data-row-link]";
const TABLE = "[data-table]";
/** Where a row has no details of its own. */
const CONTROL = "input, button, a[href]";
/** After `g`. */
const PLACES: Record<string, "orders" | "products"> = { o: "orders", p: "products" };
const PAUSE_MILLISECONDS = 1_500;

/**
 * `/` searches, `j` and `k` move between rows, `x` selects one, `e` edits it, `g` and a letter lead to another list, `?`
 * lists the keys. `Enter` opens the row: its link has the focus.
 */
export function useTableKeys({ table, searchInput, onHelp, onGo }: TableKeys): void {
  useEffect(() => {
    let goesUntil = 0;
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      // Of several tables the one with the focus, or the first.
      const meant = document.activeElement?.closest(TABLE) ?? document.querySelector(TABLE);
      if (meant !== table.current) return;
      const place = event.timeStamp < goesUntil ? PLACES[event.key] : undefined;
      goesUntil = event.key === "g" ? event.timeStamp + PAUSE_MILLISECONDS : 0;
      if (place) return onGo(place);
      const action = {
        "/": () => searchInput.current?.focus(),
        "?": onHelp,
        j: () => move(1),
        k: () => move(-1),
        x: select,
        e: edit,
      }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    const rows = () => [...(table.current?.querySelectorAll<HTMLElement>("tbody tr") ?? [])];
    const current = () => rows().findIndex((row) => row.contains(document.activeElement));
    function move(step: 1 | -1) {
      const all = rows();
      const at = current();
      const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : Math.max(0, Math.min(at + step, all.length - 1));
      const link = all[next]?.querySelector<HTMLElement>(ROW_LINK) ?? all[next]?.querySelector<HTMLElement>(CONTROL);
      link?.focus();
      link?.scrollIntoView({ block: "nearest" });
    }
    /** In a list without details, what its first button opens. */
    function edit() {
      const row = rows()[current()];
      (row?.querySelector<HTMLElement>(ROW_LINK) ?? row?.querySelector<HTMLElement>("button"))?.click();
    }
    function select() {
      rows()[current()]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [table, searchInput, onHelp, onGo]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}
