import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { downloadHolder, downloadState } from "./download-state.ts";
import { writeDownloadLink } from "./download-link.ts";
import { findCounts, getFile, getLine } from "./download.repository.ts";
import { isFileOf } from "./find-downloads.ts";

export type AskForDownloadFailure = Failure<
  "not_found" | "not_paid_yet" | "download_ended" | "downloads_used_up" | "too_many_tries"
>;

const HOUR = 3_600_000;

/** A temporary link to a file of an order line, for its buyer only; counted only when used. */
export async function askForDownload(
  ctx: Context,
  wanted: { orderLineId: number; fileId: number; key?: string | undefined },
): Promise<Result<{ url: string; expiresAt: string }, AskForDownloadFailure>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "download", ctx.settings.downloadTriesPerAddress));
  if (!tried.ok) return tried;
  const [line, file] = await Promise.all([getLine(ctx, wanted.orderLineId), getFile(ctx, wanted.fileId)]);
  const holder = line && downloadHolder(ctx, line, wanted.key);
  if (!line || !holder || !file || !isFileOf(file, line)) return failure({ code: "not_found" });
  const state = downloadState(line);
  if (state === "unpaid") return failure({ code: "not_paid_yet" });
  if (state !== "ready") return failure({ code: "download_ended" });
  const counts = await findCounts(ctx, [line.id]);
  const used = counts.find(({ fileId }) => fileId === file.id)?.downloadsCount ?? 0;
  if (used >= line.downloadsLimit!) return failure({ code: "downloads_used_up" });
  const expiresAt = new Date(ctx.now().getTime() + ctx.settings.linkHours * HOUR);
  const link = { orderLineId: line.id, fileId: file.id, holder, expiresAt, linkKey: ctx.newToken() };
  return success({
    url: `${ctx.shopUrl}/download/${writeDownloadLink(ctx, link)}`,
    expiresAt: expiresAt.toISOString(),
  });
}
