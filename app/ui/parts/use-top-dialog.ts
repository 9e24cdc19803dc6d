import { useSyncExternalStore } from "react";

const CHANGED = "souk:dialog";

/** Called by every dialog when it opens, closes or unmounts. */
export function notifyDialogChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** The top dialog: everything outside it is covered and inert. */
export function useTopDialog(): Element | null {
  return useSyncExternalStore(
    watch,
    () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? null,
    () => null,
  );
}

function watch(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
