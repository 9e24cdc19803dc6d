import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { downloadState } from "./download-state.ts";
import { isHeldBy, readDownloadLink, type DownloadLink } from "./download-link.ts";
import { countDownload, getFile, getLine, isLinkCounted, lockGrant, type FileRow } from "./download.repository.ts";

export type OpenDownloadFailure = Failure<"not_found" | "link_ended" | "download_ended">;
export type StartDownloadFailure = Failure<"download_ended" | "downloads_used_up">;

/** The file of a link, for its holder and while it is still available. */
export type OpenDownload = { link: DownloadLink; file: FileRow };

/** Resolves a link; counts nothing. */
export async function openDownload(ctx: Context, token: string): Promise<Result<OpenDownload, OpenDownloadFailure>> {
  const link = readDownloadLink(ctx, token);
  if (!link || !isHeldBy(ctx, link.holder)) return failure({ code: "not_found" });
  if (link.expiresAt <= ctx.now()) return failure({ code: "link_ended" });
  const [line, file] = await Promise.all([getLine(ctx, link.orderLineId), getFile(ctx, link.fileId)]);
  if (!line || !file) return failure({ code: "not_found" });
  return downloadState(line) === "ready" ? success({ link, file }) : failure({ code: "download_ended" });
}

/**
 * Counts the download before its first byte is sent. A range that starts later in the file continues a download of the
 * same link, and is not counted again.
 */
export async function startDownload(
  ctx: Context,
  { link, isFromStart }: { link: DownloadLink; isFromStart: boolean },
): Promise<Result<null, StartDownloadFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, StartDownloadFailure>> => {
    const grant = await lockGrant(inside, link.orderLineId);
    if (!grant || grant.revokedAt !== null) return failure({ code: "download_ended" });
    if (!isFromStart && (await isLinkCounted(inside, link.linkKey))) return success(null);
    const isCounted = await countDownload(inside, link, grant.downloadsLimit);
    return isCounted ? success(null) : failure({ code: "downloads_used_up" });
  });
}
