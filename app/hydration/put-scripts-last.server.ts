const PRELOAD = '<link rel="modulepreload"';
const START = 'type="module" async=""';
const LATER = 'type="text/later"';

/**
 * The page is read before it is pressed: its scripts are asked for when its first picture is drawn (`inline-script.ts` does it).
 * React Router would ask for them at once.
 */
export function putScriptsLast(html: Buffer): Buffer<ArrayBuffer> {
  const end = Math.max(0, html.indexOf("</head>"));
  const head = html.toString("utf8", 0, end).replaceAll(PRELOAD, '<link rel="later"');
  const start = html.lastIndexOf(START);
  // What people have written may say the same words, but never inside of such a tag.
  const isStart = start > end && html.toString("utf8", html.lastIndexOf("<", start), start).startsWith("<script");
  const body = isStart
    ? [html.subarray(end, start), Buffer.from(LATER), html.subarray(start + START.length)]
    : [html.subarray(end)];
  return Buffer.concat([Buffer.from(head), ...body]);
}
