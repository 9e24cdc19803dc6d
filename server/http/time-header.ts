/**
 * `Server-Timing` of a cached page: the browser's countdowns use this clock, since the page has the time of its
 * rendering.
 */
export function timeHeader(): string {
  return `now;desc="${Date.now()}"`;
}
