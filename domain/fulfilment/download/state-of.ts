import type { DownloadState } from "./download.ts";
import type { DownloadLineRow } from "./download.repository.ts";

/** The state of a digital line. */
export function stateOf(
  line: Pick<DownloadLineRow, "downloadsLimit" | "revokedAt" | "fulfilmentStatus">,
): DownloadState {
  if (line.fulfilmentStatus === "canceled") return "canceled";
  if (line.downloadsLimit === null) return "unpaid";
  return line.revokedAt === null ? "ready" : "refunded";
}
