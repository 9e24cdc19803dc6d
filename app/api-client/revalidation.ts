import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What a loader's answer hangs on, beside its address. */
export type Dependency =
  | "cart"
  | "currency"
  | "ship_to"
  | "session"
  | "purchase"
  | "lists"
  | "account"
  | "wallet"
  | "coupons"
  | "time";

/** Of the browser alone: what calls have changed whose loaders are being read again. */
const changed = new Set<Dependency>();
let running = 0;

/** Reads again the loaders that hang on what a call has changed, and no others; one that interrupts another reads for both. */
export async function revalidateAfter(
  dependencies: readonly Dependency[],
  revalidate: () => Promise<void>,
): Promise<void> {
  for (const dependency of dependencies) changed.add(dependency);
  running += 1;
  try {
    await revalidate();
  } finally {
    running -= 1;
    if (running === 0) changed.clear();
  }
}

/** A route's `shouldRevalidate`: after calls that changed one of these, and when the address changes. */
export function dependsOn(...dependencies: Dependency[]) {
  return (change: ShouldRevalidateFunctionArgs): boolean =>
    hasChanged(dependencies) || (change.defaultShouldRevalidate && isElsewhere(change));
}

/** For the root, whose data no address changes. */
export function dependsOnlyOn(...dependencies: Dependency[]) {
  return (): boolean => hasChanged(dependencies);
}

function hasChanged(dependencies: readonly Dependency[]): boolean {
  return dependencies.some((dependency) => changed.has(dependency));
}

function isElsewhere({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search || JSON.stringify(currentParams) !== JSON.stringify(nextParams);
}
