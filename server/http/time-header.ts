/** `Server-Timing` of a page that was kept: the browser's countdowns go by this clock, for the page's own time is that of its making. */
export function timeHeader(): string {
  return `now;desc="${Date.now()}"`;
}
