const PRELOAD = 'rel="modulepreload"';

/** The page is read before it is pressed: its scripts come after its styles, fonts and first picture. React Router leaves that open. */
export function putScriptsLast(html: Buffer): Buffer<ArrayBuffer> {
  const end = Math.max(0, html.indexOf("</head>"));
  const head = html.toString("utf8", 0, end);
  return Buffer.concat([Buffer.from(head.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`)), html.subarray(end)]);
}
