import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What a loader's answer hangs on, beside its address. */
export type Dependency = "cart" | "currency" | "ship_to" | "session" | "purchase" | "time";

/** Of the browser alone: what the call changed whose loaders are being read again. */
let changed: ReadonlySet<Dependency> = new Set();

/** Reads again the loaders that hang on what a call has changed, and no others. */
export async function revalidateAfter(
  dependencies: readonly Dependency[],
  revalidate: () => Promise<void>,
): Promise<void> {
  changed = new Set(dependencies);
  try {
    await revalidate();
  } finally {
    changed = new Set();
  }
}

/** A route's `shouldRevalidate`: after calls that changed one of these, and when the address changes. */
export function dependsOn(...dependencies: Dependency[]) {
  return ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean => {
    if (changed.size > 0) return dependencies.some((dependency) => changed.has(dependency));
    return currentUrl.search !== nextUrl.search || JSON.stringify(currentParams) !== JSON.stringify(nextParams);
  };
}

/** For the root, whose data no address changes. */
export function dependsOnlyOn(...dependencies: Dependency[]) {
  return (): boolean => dependencies.some((dependency) => changed.has(dependency));
}
