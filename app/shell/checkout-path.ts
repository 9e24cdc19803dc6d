/** Whether a screen is part of checkout, which has a minimal frame. */
export function isCheckoutPath(pathname: string): boolean {
  return /^\/(checkout|payment)(\/|$)/.test(pathname);
}
