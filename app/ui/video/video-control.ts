/** What the screen beside a video can do with it. */
export type VideoControl = { seek: (second: number) => void };
