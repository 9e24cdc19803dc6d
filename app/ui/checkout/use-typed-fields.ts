import { type RefObject, useEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Consent has to be given again. */
const NEVER_KEPT = new Set(["terms_accepted"]);
const KEPT_TYPES = new Set(["text", "email", "tel", "textarea", "select-one", "radio", "checkbox"]);

/** Stores what was typed and selected in this tab, so that nothing is lost by a reload, going back or signing in. */
export function useTypedFields(form: RefObject<HTMLFormElement | null>, purchase: string): void {
  const waiting = useRef<Map<string, string>>(new Map());

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const storageKey = storageKeyOf(purchase);
    waiting.current = new Map(Object.entries(read(storageKey)));
    const keep = ({ target, isTrusted }: Event) => {
      if (isTrusted && isField(target)) waiting.current.delete(target.name);
      sessionStorage.setItem(
        storageKey,
        JSON.stringify({ ...typedFields(element), ...Object.fromEntries(waiting.current) }),
      );
    };
    element.addEventListener("input", keep);
    element.addEventListener("change", keep);
    return () => {
      element.removeEventListener("input", keep);
      element.removeEventListener("change", keep);
    };
  }, [form, purchase]);

  // A selection can add fields: states of a country, its deliveries, another address.
  useEffect(() => {
    if (form.current && waiting.current.size > 0) restore(form.current, waiting.current);
  });
}

/** After the order, the purchase has the values. */
export function forgetTypedFields(purchase: string): void {
  sessionStorage.removeItem(storageKeyOf(purchase));
}

function storageKeyOf(purchase: string): string {
  return `souk.checkout.${purchase}`;
}

function read(storageKey: string): Record<string, string> {
  const kept = sessionStorage.getItem(storageKey);
  return kept === null ? {} : (JSON.parse(kept) as Record<string, string>);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      isField(element) && element.name !== "" && KEPT_TYPES.has(element.type) && !NEVER_KEPT.has(element.name),
  );
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function typedFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => field.type !== "radio" || isChecked(field))
      .map((field) => [field.name, field.type === "checkbox" && !isChecked(field) ? "" : field.value]),
  );
}

/** Fills the fields that exist now; the rest waits. */
function restore(form: HTMLFormElement, waiting: Map<string, string>): void {
  for (const [name, value] of waiting) {
    const fields = fieldsOf(form).filter((field) => field.name === name && isTaking(field, value));
    const [field] = fields;
    if (!field) continue;
    waiting.delete(name);
    putIn(field, value);
  }
}

function isTaking(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return field.type !== "radio" || field.value === value;
}

/**
 * Dispatches a click or change that React handles, as if the shopper did it; the browser may have restored the
 * value without an event.
 */
function putIn(field: Field, value: string): void {
  if (value === "") return;
  if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox")) {
    field.checked = false;
    field.click();
    return;
  }
  field.value = value;
  field.closest("details")?.setAttribute("open", "");
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
