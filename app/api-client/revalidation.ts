import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What the data of a loader depends on, in addition to its URL. */
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
  | "sales"
  | "content"
  | "products"
  | "time";

/** Browser only: dependencies changed by calls, whose loaders are being revalidated. */
const changed = new Set<Dependency>();
let running = 0;

/** Revalidates only the loaders that depend on what a call has changed. A revalidation that interrupts another covers both. */
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

/** A route's `shouldRevalidate`: after calls that changed one of these dependencies, and when the URL changes. */
export function dependsOn(...dependencies: Dependency[]) {
  return (change: ShouldRevalidateFunctionArgs): boolean =>
    hasChanged(dependencies) || (change.defaultShouldRevalidate && isElsewhere(change));
}

/** For the root, whose data does not depend on the URL. */
export function dependsOnlyOn(...dependencies: Dependency[]) {
  return (): boolean => hasChanged(dependencies);
}

function hasChanged(dependencies: readonly Dependency[]): boolean {
  return dependencies.some((dependency) => changed.has(dependency));
}

function isElsewhere({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search || JSON.stringify(currentParams) !== JSON.stringify(nextParams);
}
