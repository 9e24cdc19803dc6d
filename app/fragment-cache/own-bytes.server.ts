/**
 * Copies bytes into a buffer of their own, for caching. Short buffers are slices of a pool (`Buffer.poolSize`),
 * and zlib's output is at the head of a larger chunk; caching a slice would keep the whole in memory.
 */
export function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
