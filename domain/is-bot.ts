const BOTS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|axios|node|facebookexternalhit/i;

/** By what a client says of itself. */
export function isBot(userAgent: string): boolean {
  return userAgent.length < 20 || BOTS.test(userAgent);
}
