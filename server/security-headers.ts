import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** Headers of every answer; a page has its own Content-Security-Policy as well. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

const SECURITY_ENTRIES = Object.entries(SECURITY_HEADERS);

export const securityHeaders = createMiddleware(async (c, next) => {
  await next();
  // Not by `c.header`: of an answer that is there already it makes a new one for each header.
  const { headers } = c.res;
  for (const [name, value] of SECURITY_ENTRIES) headers.set(name, value);
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
});

/** Nothing inline runs or styles but what carries the document's nonce. */
export function pagePolicy(nonce: string, frameOrigins: readonly string[] = []): string {
  const own = policy(`'nonce-${nonce}'`, `'nonce-${nonce}'`);
  return frameOrigins.length > 0 ? `${own}; frame-src ${frameOrigins.join(" ")}` : own;
}

/** For a page that is kept, and so can carry no nonce: the hashes of what stands inline in it. */
export function keptPagePolicy(html: string): string {
  return policy(inlineHashes(html, INLINE_SCRIPTS), inlineHashes(html, INLINE_STYLES));
}

/** Such a policy with one more script, known when the page is sent by its SHA-256 in base64. */
export function withScript(policy: string, hash: string): string {
  return policy.replace("script-src 'self'", `$& 'sha256-${hash}'`);
}

const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

function inlineHashes(html: string, tag: RegExp): string {
  const hashes = [...html.matchAll(tag)].map(([, content = ""]) => hashOf(content));
  return [...new Set(hashes)].join(" ");
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

function policy(scripts: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
