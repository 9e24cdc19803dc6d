import { createContext, useContext } from "react";
import type { FieldErrors } from "./read-form.ts";

/** What the parts of a form show: the errors by field, and whether it is being sent. */
export type FormState = { errors: FieldErrors; isPending: boolean };

/** Provided by `Form`. */
export const FormStateContext = createContext<FormState>({ errors: {}, isPending: false });

export function useFormState(): FormState {
  return useContext(FormStateContext);
}
