import type { KeyboardEvent } from "react";

/**
 * Arrow keys in a tree of categories: up and down move to the next entry, towards the end moves into the panel
 * beside it, towards the start moves back. Returns whether a top category requests a panel that is not rendered
 * yet.
 */
export function moveInTree(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return false;
  const [into, back] =
    getComputedStyle(currentTarget).direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const flyout = target.closest("[data-flyout]");
  const all = [...(flyout ?? currentTarget).querySelectorAll<HTMLElement>(flyout ? "a" : "[data-top]")];
  const steps = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const next =
    steps !== 0
      ? all.at((all.indexOf(target) + steps) % all.length)
      : key === into && !flyout
        ? target.parentElement?.querySelector<HTMLElement>("[data-flyout] a")
        : key === back && flyout
          ? flyout.parentElement?.querySelector<HTMLElement>("[data-top]")
          : undefined;
  if (next) next.focus();
  if (next || key === into) event.preventDefault();
  return !next && key === into && !flyout;
}
