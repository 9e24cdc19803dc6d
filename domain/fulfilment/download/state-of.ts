import type { DownloadState } from "./download.ts";
import type { DownloadLineRow } from "./download.repository.ts";

/** How it stands with a line of files. */
export function stateOf(
  line: Pick<DownloadLineRow, "downloadsLimit" | "revokedAt" | "fulfilmentStatus">,
): DownloadState {
  if (line.fulfilmentStatus === "canceled") return "canceled";
  if (line.downloadsLimit === null) return "unpaid";
  return line.revokedAt === null ? "ready" : "refunded";
}
