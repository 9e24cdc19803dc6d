type Part = string | number | File | undefined;

/** A form with these fields; those of a list have one name. */
export function formOf(fields: Record<string, Part | readonly File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of Array.isArray(value) ? (value as readonly File[]) : [value as Part])
      if (part !== undefined) form.append(name, part instanceof File ? part : String(part));
  return form;
}
