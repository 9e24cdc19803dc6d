/** The hosts of embedded videos. */
export type VideoHost = "youtube" | "vimeo";

/** The origins of embedded players, allowed as frames in the documents that need them. */
export const VIDEO_HOSTS = {
  youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
  vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
} as const satisfies Record<VideoHost, { name: string; origin: string }>;

/** The address of the embedded player; `pageOrigin` may read its messages. */
export function embeddedAddress(host: VideoHost, source: string, pageOrigin: string): string {
  const id = encodeURIComponent(source);
  const { origin } = VIDEO_HOSTS[host];
  return host === "youtube"
    ? `${origin}/embed/${id}?enablejsapi=1&rel=0&origin=${encodeURIComponent(pageOrigin)}`
    : `${origin}/video/${id}?dnt=1`;
}

/** The video's own page at its host. */
export function hostAddress(host: VideoHost, source: string): string {
  const id = encodeURIComponent(source);
  return host === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

const YOUTUBE_ADDRESS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&#/].*)?$/;
const VIMEO_ADDRESS = /^https:\/\/(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{4,12})(?:[?&#/].*)?$/;

/** The host and the id in the address of a video; null if it is none that can be embedded. */
export function readVideoAddress(address: string): { host: VideoHost; source: string } | null {
  const youtube = YOUTUBE_ADDRESS.exec(address)?.[1];
  if (youtube !== undefined) return { host: "youtube", source: youtube };
  const vimeo = VIMEO_ADDRESS.exec(address)?.[1];
  return vimeo === undefined ? null : { host: "vimeo", source: vimeo };
}
