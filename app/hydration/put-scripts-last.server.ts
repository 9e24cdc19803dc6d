const PRELOAD = '<link rel="modulepreload"';
const START = 'type="module" async=""';
const LATER = Buffer.from('type="text/later"');

/**
 * Delays the page's scripts until the first paint (`inline-script.ts` loads them), because visitors read a page before they click. React Router would load them immediately.
 */
export function putScriptsLast(page: Buffer): Buffer {
  const end = Math.max(0, page.indexOf("</head>"));
  const head = Buffer.from(page.toString("utf8", 0, end).replaceAll(PRELOAD, '<link rel="later"'));
  const start = page.lastIndexOf(START);
  // User content may contain the same text, but never inside such a tag.
  const isStart = start > end && page.toString("utf8", page.lastIndexOf("<", start), start).startsWith("<script");
  return isStart
    ? Buffer.concat([head, page.subarray(end, start), LATER, page.subarray(start + START.length)])
    : Buffer.concat([head, page.subarray(end)]);
}
