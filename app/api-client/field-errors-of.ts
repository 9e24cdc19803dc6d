import type { FieldErrors } from "../ui/form/read-form.ts";

type Outcome = { ok: true } | { ok: false; error: string; errors: FieldErrors };

/** The errors of a form after a call: null on success; `field` gets a general one. */
export function fieldErrorsOf(outcome: Outcome, field = "form"): FieldErrors | null {
  if (outcome.ok) return null;
  return Object.keys(outcome.errors).length > 0 ? outcome.errors : { [field]: outcome.error };
}
