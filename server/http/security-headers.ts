import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** Headers of every response that has no others; pages also get their own Content-Security-Policy. */
const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

/** Browsers that have reached the shop over TLS use only TLS for a year. */
const TLS_ALONE = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** `shopUrl`: the address of the shop, if the operator has set it. */
export function securityHeadersOf(shopUrl: string | null): Readonly<Record<string, string>> {
  return shopUrl?.startsWith("https:") ? { ...SECURITY_HEADERS, ...TLS_ALONE } : SECURITY_HEADERS;
}

export function securityHeaders(shopUrl: string | null) {
  const entries = Object.entries(securityHeadersOf(shopUrl));
  return createMiddleware(async (c, next) => {
    await next();
    // Not `c.header`: on an existing response it creates a new one for each header.
    const { headers } = c.res;
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  });
}

/** Inline scripts and styles are allowed only with the document's nonce. */
export function pagePolicy(
  nonce: string,
  frameOrigins: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
): string {
  return withFrames(policy(`'nonce-${nonce}'`, `'nonce-${nonce}'`, scriptOrigins), frameOrigins);
}

/**
 * A cached page cannot carry a nonce. It is still rendered with one: scripts that have it are ours and are allowed by
 * their hashes. An injected script does not know the nonce and does not run.
 */
export function withoutNonce(
  html: Buffer,
  nonce: string,
  frameOrigins: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
): { html: Buffer; policy: string } {
  const pieces = splitAt(html, Buffer.from(` nonce="${nonce}"`));
  const contents = pieces.slice(1).map((piece, index) => {
    const before = pieces[index]!;
    const isScript = before.toString("utf8", Math.max(0, before.lastIndexOf("<"))).startsWith("<script");
    return isScript ? piece.toString("utf8", piece.indexOf(">") + 1, piece.indexOf("</script>")) : "";
  });
  const hashes = new Set(contents.filter(Boolean).map(hashOf));
  const own = withFrames(policy([...hashes].join(" "), "", scriptOrigins), frameOrigins);
  return { html: Buffer.concat(pieces), policy: own };
}

function splitAt(bytes: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(mark); end !== -1; end = bytes.indexOf(mark, start)) {
    pieces.push(bytes.subarray(start, end));
    start = end + mark.length;
  }
  return [...pieces, bytes.subarray(start)];
}

function withFrames(policy: string, origins: readonly string[]): string {
  return origins.length > 0 ? `${policy}; frame-src ${origins.join(" ")}` : policy;
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** The origin of the statistics script, which the browser loads with the visitor's consent. */
export function scriptOriginsOf(statisticsScript: string): string[] {
  return statisticsScript === "" ? [] : [new URL(statisticsScript).origin];
}

function policy(scripts: string, styles: string, scriptOrigins: readonly string[]): string {
  const others = scriptOrigins.join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts} ${others}`.replace(/ +/g, " ").trim(),
    `style-src 'self' ${styles}`.trim(),
    `img-src 'self' data: ${others}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ws: wss: ${others}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
