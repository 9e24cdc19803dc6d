/** Whether a screen belongs to paying, where nothing distracts from it. */
export function isCheckoutPath(pathname: string): boolean {
  return /^\/(checkout|payment)(\/|$)/.test(pathname);
}
