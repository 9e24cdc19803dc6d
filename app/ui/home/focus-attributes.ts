import type { FocusPoint } from "#domain/platform/home/home.ts";

/**
 * A picture's focus points, for the element around it: the class `focused` keeps them visible, the second one on a phone.
 */
export function focusAttributes(focus: FocusPoint | null, phoneFocus: FocusPoint | null) {
  return {
    ...(focus && { "data-focus-x": focus.x, "data-focus-y": focus.y }),
    ...(phoneFocus && { "data-phone-focus-x": phoneFocus.x, "data-phone-focus-y": phoneFocus.y }),
  };
}
