const PRELOAD = '<link rel="modulepreload"';
const START = 'type="module" async=""';
const LATER = 'type="text/later"';

/**
 * Delays the page's scripts until the first paint (`inline-script.ts` loads them), because a page is read before
 * it is clicked. React Router would load them at once.
 */
export function putScriptsLast(html: Buffer): Buffer<ArrayBuffer> {
  const end = Math.max(0, html.indexOf("</head>"));
  const head = html.toString("utf8", 0, end).replaceAll(PRELOAD, '<link rel="later"');
  const start = html.lastIndexOf(START);
  // User content may contain the same text, but never inside such a tag.
  const isStart = start > end && html.toString("utf8", html.lastIndexOf("<", start), start).startsWith("<script");
  const body = isStart
    ? [html.subarray(end, start), Buffer.from(LATER), html.subarray(start + START.length)]
    : [html.subarray(end)];
  return Buffer.concat([Buffer.from(head), ...body]);
}
