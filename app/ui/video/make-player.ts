import Plyr from "plyr";

/** In a file of its own: plyr needs a document, so it is imported in the browser alone. */
export function makePlayer(media: HTMLVideoElement, options: Record<string, unknown>): Plyr {
  return new Plyr(media, options);
}
