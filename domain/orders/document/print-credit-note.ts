import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { creditNotePaper } from "./credit-note-paper.ts";
import { getCreditNote, type WantedCreditNote } from "./get-credit-note.ts";
import { inLanguage } from "./get-invoice.ts";
import type { PrintedPaper } from "./paper.ts";
import { readLogos } from "./read-logos.ts";
import { printPaper, type PrintFailure } from "./print-invoice.ts";

/** A credit note as a PDF, in the language of the purchase. */
export async function printCreditNote(
  ctx: Context,
  wanted: WantedCreditNote,
): Promise<Result<PrintedPaper, PrintFailure>> {
  const found = await getCreditNote(ctx, wanted);
  if (!found) return failure({ code: "not_found" });
  const inside = await inLanguage(ctx, found.languageCode);
  const note = (await getCreditNote(inside, wanted))!;
  const fileName = `${inside.t("Credit note").replaceAll(" ", "-")}-${note.number}.pdf`;
  const paper = creditNotePaper(inside, note, await readLogos(ctx, [note.logo]));
  return printPaper(ctx, paper, `credit-note-${note.number}.pdf`, fileName);
}
