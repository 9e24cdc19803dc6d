const OWN_VIDEO = /^\/video-shopping\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The slug of a video of this shop's site in the stored address of a product's video; null for one elsewhere. */
export function ownVideoSlug(address: string): string | null {
  return OWN_VIDEO.exec(address)?.[1] ?? null;
}

/** Whether it is the path of a video of this site, or a complete https address without a password in it. */
export function isVideoAddress(text: string): boolean {
  if (ownVideoSlug(text) !== null) return true;
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".");
}
