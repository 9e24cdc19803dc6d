import type { VisitorStore } from "./visitor-store.tsx";

const MAX_SHOWN_UNITS = 99;

/** Updates what the inline script has set on the document before the first paint, from the hint cookie. */
export function showOnRoot({ isSignedIn, cartUnits, shipTo }: VisitorStore): void {
  const root = document.documentElement;
  const units = cartUnits > MAX_SHOWN_UNITS ? `${MAX_SHOWN_UNITS}+` : String(cartUnits);
  root.toggleAttribute("data-units", cartUnits > 0);
  root.style.setProperty("--cart-units", `"${units}"`);
  if (isSignedIn) root.dataset.visitor = "in";
  else delete root.dataset.visitor;
  root.dataset.shipTo = shipTo;
  root.dataset.country = shipTo;
}
