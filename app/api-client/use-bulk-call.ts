import { useMemo } from "react";
import { useRevalidator } from "react-router";
import type { TermKind } from "#shared/term-kinds.ts";
import type { BulkOutcome, BulkRequest } from "../ui/desk/data-table/table-column.ts";
import { messageOf, useCall } from "./call.ts";
import { type Dependency, revalidateAfter } from "./revalidation.ts";

/** The calls that take `ids` or `filter`, `action`, `dry_run` and `after`. */
type BulkPath =
  | `/${"admin" | "seller"}/${"orders" | "products" | "questions" | "reviews" | "returns" | "coupons" | "price-rules" | "media"}/bulk`
  | `/admin/${"customers" | "shops" | "blog/comments" | "transfers" | "recharges" | "mails" | "searches" | "search-rules" | "search-synonyms" | "affiliates" | "catalog/:kind"}/bulk`;

const toNothing = () => ({});
/** For actions whose field is sent as it is. */
export const withValue = (value: string) => ({ value });

/** How a table calls its bulk actions; `toInput` adds the value of the action's field, `param` completes the path. */
export function useBulkCall(
  path: BulkPath,
  changes: readonly Dependency[],
  toInput: (value: string, action: string) => object = toNothing,
  param?: { kind: TermKind },
) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      run: async ({ value, ...request }: BulkRequest): Promise<BulkOutcome> => {
        // Each list has its own actions; the screen offers those of its path only.
        const json = { ...request, ...toInput(value, request.action) } as never;
        const outcome = await call.post(path, (param ? { json, param } : { json }) as never, {
          refusal: "none",
          isSuccessShown: false,
        });
        return outcome.ok ? { ok: true, answer: outcome.answer } : { ok: false, error: messageOf(outcome) };
      },
      refresh: () => revalidateAfter(changes, revalidate),
    }),
    [call, path, changes, toInput, param, revalidate],
  );
}
