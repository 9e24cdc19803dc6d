/** Encodes unsaved input for the URL of its preview: base64url of its JSON in UTF-8. */
export function encodeDraft(draft: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  let binary = "";
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
