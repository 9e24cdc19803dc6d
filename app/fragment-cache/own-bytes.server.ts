/**
 * The same bytes in memory of their own: for what is kept. Short buffers are cut from larger ones (`Buffer.poolSize`), and what zlib
 * writes lies at the head of a chunk; either would stay whole for as long as one of its parts does.
 */
export function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
