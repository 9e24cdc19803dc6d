import type { FocusPoint } from "#shared/focus-point.ts";

/** For the element around an image with the class `focused`: what stays in view, the second one on a phone. */
export function focusAttributes(focus: FocusPoint | null, phoneFocus: FocusPoint | null) {
  return { "data-focus": focus ?? undefined, "data-phone-focus": phoneFocus ?? undefined };
}
