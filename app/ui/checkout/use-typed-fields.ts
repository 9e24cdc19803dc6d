import { type RefObject, useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types whose text is kept; choices are kept by the server. */
const KEPT_TYPES = new Set(["text", "email", "tel", "textarea"]);

/** Keeps what was typed into the form in this tab, so that a reload or a detour by the login loses nothing. */
export function useTypedFields(form: RefObject<HTMLFormElement | null>, purchase: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const storageKey = storageKeyOf(purchase);
    restore(element, sessionStorage.getItem(storageKey));
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(typedFields(element)));
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, purchase]);
}

/** Once it is ordered, the purchase has it. */
export function forgetTypedFields(purchase: string): void {
  sessionStorage.removeItem(storageKeyOf(purchase));
}

function storageKeyOf(purchase: string): string {
  return `souk.checkout.${purchase}`;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== "" &&
      KEPT_TYPES.has(element.type),
  );
}

function typedFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

function restore(form: HTMLFormElement, kept: string | null): void {
  const typed = kept === null ? {} : (JSON.parse(kept) as Record<string, string>);
  for (const field of fieldsOf(form)) if (field.value === "" && typed[field.name]) field.value = typed[field.name]!;
}
