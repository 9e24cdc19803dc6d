import { text } from "node:stream/consumers";
import { createHash, createSign, generateKeyPairSync } from "node:crypto";
import { openFakeServer } from "./fake-server.ts";

type Claims = Record<string, unknown>;

/** A small local OpenID Connect provider that responds as the test wants. */
export type TestIdentityProvider = {
  issuer: string;
  /** Who is at the provider; `claims` lie over the right ones, `key` signs in place of the right one. */
  next: { claims: Claims; isForged?: boolean };
  /** Signs the person in; returns the address that the browser is redirected to. */
  consent(address: string): URL;
  close(): void;
};

export const TEST_CLIENT = { clientId: "souk", clientSecret: "a secret of the provider" };

/** Listens on loopback until it is closed. */
export async function openIdentityProvider(): Promise<TestIdentityProvider> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pending = new Map<string, { nonce: string; challenge: string }>();
  let codes = 0;

  const { apiUrl, close } = await openFakeServer(async (request, response) => {
    const answer = (body: object, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration")
      return void answer({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    if (request.url === "/keys")
      return void answer({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] });
    const form = new URLSearchParams(await text(request));
    const code = form.get("code") ?? "";
    const verifier = form.get("code_verifier") ?? "";
    const begun = pending.get(code);
    pending.delete(code);
    if (!begun || createHash("sha256").update(verifier).digest("base64url") !== begun.challenge)
      return void answer({ error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: provider.issuer, aud: TEST_CLIENT.clientId, iat: now, exp: now + 300, nonce: begun.nonce };
    const claims = { ...right, ...provider.next.claims };
    const key = provider.next.isForged ? forger.privateKey : privateKey;
    answer({ access_token: "a", token_type: "bearer", expires_in: 300, id_token: sign(claims, key) });
  });

  const provider: TestIdentityProvider = {
    issuer: apiUrl,
    next: { claims: {} },
    consent(address) {
      const { searchParams } = new URL(address);
      const code = `code-${(codes += 1)}`;
      pending.set(code, { nonce: searchParams.get("nonce")!, challenge: searchParams.get("code_challenge")! });
      const back = new URL(searchParams.get("redirect_uri")!);
      back.searchParams.set("code", code);
      back.searchParams.set("state", searchParams.get("state")!);
      return back;
    },
    close: () => void close(),
  };
  return provider;
}

function sign(claims: Claims, key: Parameters<ReturnType<typeof createSign>["sign"]>[0]): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "RS256", kid: "one" })}.${encode(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}
