import type { Translate } from "#shared/translate.ts";

/** The first error of each field; names as in the call. What saves a form returns them, and null on success. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The browser's validation errors, in the page's language; the server has the final decision. */
export function findFormErrors(form: HTMLFormElement, t: Translate): FieldErrors {
  const errors: Record<string, string> = {};
  for (const element of form.elements)
    if (isChecked(element) && element.name && element.willValidate && !element.validity.valid)
      errors[element.name] ??= sentenceOf(element, t);
  return errors;
}

function isChecked(element: Element): element is Checked {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function sentenceOf(element: Checked, t: Translate): string {
  const { validity } = element;
  if (validity.valueMissing) {
    if (element.type === "radio") return t("Choose one");
    return element.type === "checkbox" ? t("Check this box to continue.") : t("This field is required.");
  }
  if (validity.typeMismatch && element.type === "email") return t("Enter a valid email address.");
  if (validity.tooShort && "minLength" in element)
    return t("Use at least {least} characters.", { least: element.minLength });
  return t("This value isn't valid.");
}

export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}

/** Focuses the first field with an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements)
    if (isChecked(element) && errors[element.name] !== undefined && element.offsetParent !== null) {
      element.focus();
      return;
    }
}

/** The value of a field, trimmed. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** A password as typed: spaces count. */
export function passwordOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
