/** How the screen around a video can control it. */
export type VideoControl = { seek: (second: number) => void };
