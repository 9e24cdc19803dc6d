import type { FieldErrors } from "../form/read-form.ts";

type Outcome = { ok: true } | { ok: false; error: string; errors: FieldErrors };

/** What a form says after a call: null when it is done, else what has to be mended; `form` is about all of it. */
export function fieldErrorsOf(outcome: Outcome): FieldErrors | null {
  if (outcome.ok) return null;
  return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
}
