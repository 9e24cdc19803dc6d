import type { RateSource } from "#domain/platform/currency/exchange-rate.ts";

const PATIENCE_MILLISECONDS = 10_000;
const MAX_BYTES = 256 * 1_024;

/** Fetches exchange rates from a URL that answers as `readRates` expects. */
export function createHttpRates(url: string): RateSource {
  return () => fetchRates(url, "application/json");
}

/** No redirects, limited to a few seconds and a few hundred kilobytes. */
export async function fetchRates(url: string, accept: string): Promise<string> {
  const response = await fetch(url, {
    headers: { Accept: accept },
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The source answered ${response.status}`);
  }
  return readAtMost(response.body);
}

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest of the stream.
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`The source's answer has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
