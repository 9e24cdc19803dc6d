/** Each redirect to the login screen would make an address longer, until nothing passes it on any more. */
const MOST_CHARACTERS = 1_000;

/** Where to go after signing in: a path of this shop, never another site. */
export function wayBack(wanted: string | null): string {
  if (wanted === null || wanted.length > MOST_CHARACTERS || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const [path = "/"] = wanted.split(/[?#]/);
  return /^\/(login|register|reset-password|reset)(\/|$)/.test(path) ? "/" : wanted;
}

/** The login screen with the way back in its address. */
export function loginPath(from: string): string {
  const back = from.length > MOST_CHARACTERS ? from.split(/[?#]/, 1)[0]! : from;
  return back.length > MOST_CHARACTERS ? "/login" : `/login?redirect=${encodeURIComponent(back)}`;
}

/** A guest came here because checkout and payment need an account. */
export function isSentByCheckout(wanted: string | null): boolean {
  return wanted !== null && /^\/(checkout|payment)(?=[/?#]|$)/.test(wanted);
}
