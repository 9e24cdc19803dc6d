export const FILM_WIDTH = 640;
export const FILM_HEIGHT = 360;
export const FILM_SECONDS = 4;
