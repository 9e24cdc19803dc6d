const OWN_LINK = /<a href="\/(?![/\\])/g;

/** Puts what all addresses begin with, "/" or "/base/ar", before the links of a text that begin with a slash. */
export function withRootOfLinks(html: string, root: string): string {
  const start = `<a href="${root.replace(/\/$/, "")}/`;
  return html.replaceAll(OWN_LINK, () => start);
}
