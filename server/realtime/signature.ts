import { createHmac, timingSafeEqual } from "node:crypto";

/** Verifies an app by Pusher's documented signature formats. */
export type Credentials = { id: string; key: string; secret: string };

export function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Whether `auth` is `<key>:<signature of the text>`. */
export function isSigned({ key, secret }: Credentials, auth: unknown, text: string): boolean {
  return typeof auth === "string" && isSame(auth, `${key}:${sign(secret, text)}`);
}

export function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What a request to the REST API signs: all query parameters but the signature, sorted by name. */
export function signedRequest(method: string, path: string, parameters: URLSearchParams): string {
  const sorted = [...parameters]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return [method.toUpperCase(), path, sorted.join("&")].join("\n");
}
