import type { RateSource } from "#domain/platform/currency/exchange-rate.ts";

const PATIENCE_MILLISECONDS = 10_000;
const MAX_BYTES = 256 * 1_024;

/** Asks an address for exchange rates: no redirects, no more than a few seconds and a few hundred kilobytes. */
export function createHttpRates(url: string): RateSource {
  return async () => {
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The source answered ${response.status}`);
    }
    return readAtMost(response.body);
  };
}

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels what is still to come.
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`The source's answer has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
