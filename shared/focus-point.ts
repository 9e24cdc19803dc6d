/** The part of an image that stays in view when it is cropped; as in `object-position`, never mirrored. */
export const FOCUS_POINTS = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;
export type FocusPoint = (typeof FOCUS_POINTS)[number];
