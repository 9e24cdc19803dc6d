import { messageOf, useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import { usePage } from "../ui/parts/page.tsx";

const CHANGES = { changes: ["content"], refusal: "none", keepsScreen: true } as const;
/** Sentences of a file per call, within the size limit of its body. */
const BATCH_SIZE = 1_000;
const MAX_FILE_BYTES = 5_000_000;

/** Saves translations of a language, typed or from a file. */
export function useLanguageTexts(code: string) {
  const call = useCall();
  const { t } = usePage();

  const send = (texts: Record<string, string>, known?: Record<string, string>) =>
    call.post("/admin/languages/:code/texts", { param: { code }, json: { texts, ...(known && { known }) } }, CHANGES);

  async function save(texts: Record<string, string>, known: Record<string, string>): Promise<FieldErrors | null> {
    return fieldErrorsOf(await send(texts, known));
  }

  /** Empty values in the file change nothing. Returns the error; null on success. */
  async function importFile(file: File): Promise<string | null> {
    const texts = file.size > MAX_FILE_BYTES ? null : readTexts(await file.text());
    if (!texts) return t("This isn't a JSON file of sentences and their translations.");
    for (let begin = 0; begin < texts.length; begin += BATCH_SIZE) {
      const outcome = await send(Object.fromEntries(texts.slice(begin, begin + BATCH_SIZE)));
      if (outcome.ok) continue;
      const [field] = Object.keys(outcome.errors);
      return field === undefined
        ? messageOf(outcome)
        : `${field.replace("texts.", "")}: ${outcome.errors[field] ?? ""}`;
    }
    return null;
  }

  return { save, importFile };
}

function readTexts(text: string): [string, string][] | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
    return Object.entries(read).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    );
  } catch {
    return null;
  }
}
