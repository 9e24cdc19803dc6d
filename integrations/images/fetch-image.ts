import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { ImageProblem, ImageSource } from "#domain/catalog/import/image-source.ts";
import { isPublicAddress } from "./is-public-address.ts";

const PATIENCE_MILLISECONDS = 15_000;
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;
const PORTS = new Set(["", "80", "443"]);
const INSIDE: ImageProblem = { keyword: "This address isn't public.", isPassing: false };
const TOO_LARGE: ImageProblem = { keyword: "This picture is too large.", isPassing: false };
const SILENT: ImageProblem = { keyword: "This address doesn't answer.", isPassing: true };
const MISSING: ImageProblem = { keyword: "There is no picture at this address.", isPassing: false };

class InsideError extends Error {}

type Options = { isPublic?: (address: string) => boolean; isPortAllowed?: (port: string) => boolean };

/**
 * Fetches images from the public internet. The resolved address is checked and then used for the connection, which prevents DNS rebinding. Each redirect is checked the same way.
 */
export function createImageSource({
  isPublic = isPublicAddress,
  isPortAllowed = (port) => PORTS.has(port),
}: Options = {}): ImageSource {
  const lookupPublic: LookupFunction = (name, options, answer) => {
    lookup(name, { ...options, all: true }).then(
      (found) => {
        const first = found[0];
        if (!first || !found.every(({ address }) => isPublic(address))) {
          answer(new InsideError(name), "", 0);
          return;
        }
        if (options.all) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, "", 0),
    );
  };

  function isReachable({ protocol, hostname, port, username, password }: URL): boolean {
    if (protocol !== "http:" && protocol !== "https:") return false;
    if (username !== "" || password !== "" || !isPortAllowed(port)) return false;
    const bare = hostname.replace(/^\[|\]$/g, "");
    return isIP(bare) === 0 || isPublic(bare);
  }

  async function fetchFrom(url: URL, redirectsLeft: number, signal: AbortSignal): Promise<Uint8Array | ImageProblem> {
    if (!isReachable(url)) return INSIDE;
    const response = await ask(url, lookupPublic, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      const next = redirectsLeft > 0 ? URL.parse(location, url) : null;
      return next ? fetchFrom(next, redirectsLeft - 1, signal) : MISSING;
    }
    if (status !== 200) {
      response.destroy();
      return status >= 500 || status === 429 ? SILENT : MISSING;
    }
    return readAtMost(response);
  }

  return async (address) => {
    const url = URL.parse(address);
    if (!url) return MISSING;
    try {
      return await fetchFrom(url, MAX_REDIRECTS, AbortSignal.timeout(PATIENCE_MILLISECONDS));
    } catch (error) {
      return error instanceof InsideError ? INSIDE : SILENT;
    }
  };
}

function ask(url: URL, lookupPublic: LookupFunction, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === "https:" ? https : http;
    const headers = { Accept: "image/*", "Accept-Encoding": "identity", "User-Agent": "Souk" };
    get(url, { agent: false, lookup: lookupPublic, signal, headers }, resolve).on("error", reject);
  });
}

async function readAtMost(response: http.IncomingMessage): Promise<Uint8Array | ImageProblem> {
  if (Number(response.headers["content-length"] ?? 0) > MAX_BYTES) {
    response.destroy();
    return TOO_LARGE;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early closes the connection.
  for await (const part of response as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > MAX_BYTES) return TOO_LARGE;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
