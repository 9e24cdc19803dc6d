import type { KeyboardEvent } from "react";

/**
 * The arrows in a tree of categories: up and down go from one to the next, towards the end goes into what stands beside it,
 * towards the start comes back. Answers whether a top category asks for what stands beside it and that is not there yet.
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
