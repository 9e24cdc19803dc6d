import type { VideoHost } from "#shared/video-host.ts";

/** Why an embedded player does not play; the numbers are YouTube's. */
export type PlayerError = "invalid" | "player" | "gone" | "not_embeddable" | "unknown";

const YOUTUBE_ERRORS: Readonly<Record<number, PlayerError>> = {
  2: "invalid",
  5: "player",
  100: "gone",
  101: "not_embeddable",
  150: "not_embeddable",
};

const VIMEO_ERRORS: Readonly<Record<string, PlayerError>> = {
  NotFoundError: "gone",
  PrivacyError: "not_embeddable",
  PasswordError: "not_embeddable",
  TypeError: "invalid",
};

/** The error that a message of an embedded player reports; null for any other message. */
export function readPlayerError(host: VideoHost, message: unknown): PlayerError | null {
  const read = parse(message);
  if (host === "youtube") return read?.event === "onError" ? (YOUTUBE_ERRORS[Number(read.info)] ?? "unknown") : null;
  if (read?.event !== "error") return null;
  const { data } = read;
  const name = typeof data === "object" && data !== null && "name" in data ? String(data.name) : "";
  return VIMEO_ERRORS[name] ?? "unknown";
}

function parse(message: unknown): { event?: unknown; info?: unknown; data?: unknown } | null {
  try {
    const read: unknown = typeof message === "string" ? JSON.parse(message) : message;
    return typeof read === "object" ? read : null;
  } catch {
    return null;
  }
}
