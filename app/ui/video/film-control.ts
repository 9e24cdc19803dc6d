/** What the screen beside a film can do with it. */
export type FilmControl = { seek: (second: number) => void };
