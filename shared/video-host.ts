/** Where a video lies that is not our own file. */
export type VideoHost = "youtube" | "vimeo";

/** Who hosts a video that is not our own file. Frames of these origins are allowed in the documents that need them. */
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
