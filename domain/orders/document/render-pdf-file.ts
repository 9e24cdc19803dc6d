import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { PdfDocument, PdfFile } from "./pdf-document.ts";

export type RenderFailure = Failure<"not_found" | "too_many_tries">;

const BUSY_SECONDS = 5;

/** Renders a document; rate-limited per visitor, as it is expensive. */
export async function renderPdfFile(
  ctx: Context,
  document: PdfDocument,
  asciiName: string,
  fileName: string,
): Promise<Result<PdfFile, RenderFailure>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "paper", ctx.settings.papersPerAddress));
  if (!tried.ok) return tried;
  const file = await ctx.renderPdf(document);
  return file === "busy"
    ? failure({ code: "too_many_tries", retryAfter: BUSY_SECONDS })
    : success({ file, asciiName, fileName });
}
