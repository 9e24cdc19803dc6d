/** The base name, without folders and invalid characters. Null if nothing is left. */
export function readFileName(path: string): string | null {
  const last = path.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(-120);
  return name === "" ? null : name;
}
