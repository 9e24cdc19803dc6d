/** Headers of a screen that shows what belongs to one visitor: kept nowhere. */
export function personalPageHeaders(): HeadersInit {
  return { "Cache-Control": "private, no-store" };
}
