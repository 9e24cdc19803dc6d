const OWN_LINK = /<a href="\/(?![/\\])/g;
const IMAGE = /<img src="\/img\/960\/([\w.-]+)"/g;
const WIDTHS = [320, 480, 640, 960];

/** Puts what all addresses begin with, "/" or "/base/ar", before the links of a text that begin with a slash. */
export function withRootOfLinks(html: string, root: string): string {
  const start = `<a href="${root.replace(/\/$/, "")}/`;
  return html.replaceAll(OWN_LINK, () => start);
}

/** Completes the images of a text: below the base path, in the widths that screens use, loaded where they are seen. */
export function withImageSizes(html: string, appPath: string): string {
  return html.replaceAll(IMAGE, (_tag, file: string) => {
    const sources = WIDTHS.map((width) => `${appPath}img/${width}/${file} ${width}w`).join(", ");
    return `<img src="${appPath}img/960/${file}" srcset="${sources}" sizes="(width >= 48rem) 48rem, 100vw" loading="lazy"`;
  });
}
