export const MAX_VIDEO_BYTES = 60_000_000;
export const MAX_VIDEO_SECONDS = 15 * 60;
export const MAX_CAPTION_BYTES = 200_000;
export const MAX_VIDEO_PRODUCTS = 24;

/** The qualities that the player offers, by height. */
export const VIDEO_HEIGHTS = [4320, 2880, 2160, 1440, 1080, 720, 576, 480, 360, 240] as const;
