export const FILM_WIDTH = 640;
export const FILM_HEIGHT = 360;
/** The second quality, for slow connections. */
export const SMALL_WIDTH = 426;
export const SMALL_HEIGHT = 240;
export const FILM_SECONDS = 4;
