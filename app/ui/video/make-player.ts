import Plyr from "plyr";

/** In a file of its own: plyr needs a document, so it is imported only in the browser. */
export function makePlayer(media: HTMLVideoElement, options: Record<string, unknown>): Plyr {
  const player = new Plyr(media, options);
  const remembered = player.config.speed.selected;
  // Once the file of the remembered quality is read, plyr sets and stores the speed from before it knew the remembered one.
  media.addEventListener("loadedmetadata", () => (player.speed = remembered), { once: true });
  return player;
}
