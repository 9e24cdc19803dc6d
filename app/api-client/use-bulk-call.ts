import { useMemo } from "react";
import { useRevalidator } from "react-router";
import type { BulkOutcome, BulkRequest } from "../ui/desk/data-table/table-column.ts";
import { messageOf, useCall } from "./call.ts";
import { type Dependency, revalidateAfter } from "./revalidation.ts";

/** The calls that take `ids` or `filter`, `action`, `dry_run` and `after`. */
<<<<<<< HEAD
type BulkPath = `/${"admin" | "seller"}/${"orders" | "products" | "reviews"}/bulk`;
=======
type BulkPath = "/admin/orders/bulk" | "/seller/orders/bulk" | "/admin/blog/comments/bulk";
>>>>>>> blog

/** How a table calls its bulk actions; `toInput` adds what an action's field asked for. */
export function useBulkCall(
  path: BulkPath,
  changes: readonly Dependency[],
  toInput: (value: string) => object = () => ({}),
) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      run: async ({ value, ...request }: BulkRequest): Promise<BulkOutcome> => {
<<<<<<< HEAD
        // Each list has its own actions; the screen offers those of its path only.
        const json = { ...request, ...toInput(value) } as never;
        const outcome = await call.post(path, { json }, { refusal: "none", isSuccessShown: false });
=======
        const input = { json: { ...request, ...toInput(value) } } as Parameters<typeof call.post<BulkPath>>[1];
        const outcome = await call.post(path, input, { refusal: "none", isSuccessShown: false });
>>>>>>> blog
        return outcome.ok ? { ok: true, answer: outcome.answer } : { ok: false, error: messageOf(outcome) };
      },
      refresh: () => revalidateAfter(changes, revalidate),
    }),
    [call, path, changes, toInput, revalidate],
  );
}
