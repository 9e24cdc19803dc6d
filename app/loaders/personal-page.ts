/** Headers of a screen with visitor data: never cached. */
export function personalPageHeaders(): HeadersInit {
  return { "Cache-Control": "private, no-store" };
}
