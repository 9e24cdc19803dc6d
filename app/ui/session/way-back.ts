/** Where to go after signing in: a path of this shop, never another site. */
export function wayBack(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const [path = "/"] = wanted.split(/[?#]/);
  return /^\/(login|register|reset-password|reset|verify-email)(\/|$)/.test(path) ? "/" : wanted;
}

/** The login screen with the way back in its address. */
export function loginPath(from: string): string {
  return `/login?redirect=${encodeURIComponent(from)}`;
}

/** A guest came here because checkout and payment need an account. */
export function isSentByCheckout(wanted: string | null): boolean {
  return wanted !== null && /^\/(checkout|payment)(?=[/?#]|$)/.test(wanted);
}
