import { useSyncExternalStore } from "react";

const CHANGED = "souk:dialog";

/** Told by every dialog when it opens, closes or goes away. */
export function notifyDialogChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** The dialog on top of the others: all outside of it can neither be seen well nor pressed. */
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
