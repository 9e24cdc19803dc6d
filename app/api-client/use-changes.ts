import { useMemo } from "react";
import { messageOf, useCall } from "./call.ts";
import type { PostInput, PostPath } from "./call-types.ts";
import { fieldErrorsOf } from "./field-errors-of.ts";
import type { Dependency } from "./revalidation.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";

/** The calls of a screen, which is reloaded after each: they differ in where a failure is shown. `changes` is a constant. */
export function useChanges(changes: readonly Dependency[]) {
  const call = useCall();
  return useMemo(() => {
    const quietly = { changes, refusal: "none" } as const;
    return {
      /** In a toast. */
      async post<Path extends PostPath>(path: Path, input: PostInput<Path>): Promise<void> {
        await call.post(path, input, { changes });
      },
      /** In the dialog: returns the error, null on success. */
      async postDialog<Path extends PostPath>(path: Path, input: PostInput<Path>): Promise<string | null> {
        const outcome = await call.post(path, input, quietly);
        return outcome.ok ? null : messageOf(outcome);
      },
      /** At the fields of a form: returns the errors, null on success. A general one belongs to `field`. */
      async postForm<Path extends PostPath>(
        path: Path,
        input: PostInput<Path>,
        field?: string,
      ): Promise<FieldErrors | null> {
        return fieldErrorsOf(await call.post(path, input, quietly), field);
      },
    };
  }, [call, changes]);
}

/** The input of a call about one thing. */
export const byId = (id: number) => ({ param: { id: String(id) } });

/** The desk in the path of a call that shops and the operator have. */
export const deskOf = (side: "shop" | "operator") => (side === "shop" ? "seller" : "admin");
