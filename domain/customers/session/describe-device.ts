/** From the most specific to the least: many browsers include the names of others. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Browser and system from the user agent. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstIn(BROWSERS, userAgent), system: firstIn(SYSTEMS, userAgent) };
}

function firstIn(known: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return known.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
