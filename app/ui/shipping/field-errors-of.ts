import type { FieldErrors } from "../form/read-form.ts";

type Outcome = { ok: true } | { ok: false; error: string; errors: FieldErrors };

/** The errors of a form after a call: null on success; `form` is for general ones. */
export function fieldErrorsOf(outcome: Outcome): FieldErrors | null {
  if (outcome.ok) return null;
  return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
}
