const PRELOAD = '<link rel="modulepreload"';
const START = 'type="module" async=""';
const LATER = 'type="text/later"';

/**
 * Delays the page's scripts until the first paint (`inline-script.ts` loads them), because visitors read a page before they click. React Router would load them immediately.
 */
export function putScriptsLast(html: string): string {
  const end = Math.max(0, html.indexOf("</head>"));
  const head = html.slice(0, end).replaceAll(PRELOAD, '<link rel="later"');
  const start = html.lastIndexOf(START);
  // User content may contain the same text, but never inside such a tag.
  const isStart = start > end && html.slice(html.lastIndexOf("<", start), start).startsWith("<script");
  return isStart ? head + html.slice(end, start) + LATER + html.slice(start + START.length) : head + html.slice(end);
}
