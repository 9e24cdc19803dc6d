import * as oauth from "oauth4webapi";
import type { IdentityProvider, Vouched } from "#domain/customers/identity/identity-provider.ts";
import { failure, success } from "#shared/result.ts";

type Settings = { code: string; name: string; issuer: string; clientId: string; clientSecret: string };
type Claims = Readonly<Record<string, unknown>>;

const PATIENCE_MILLISECONDS = 10_000;
const DISCOVERY_MILLISECONDS = 60 * 60_000;

/**
 * An OpenID Connect provider: code flow with PKCE, state and nonce. Plain http is only allowed for a local provider.
 */
export function createOidcProvider({ code, name, issuer, clientId, clientSecret }: Settings): IdentityProvider {
  const client: oauth.Client = { client_id: clientId };
  const isInsecure = issuer.startsWith("http:");
  let known: { server: oauth.AuthorizationServer; until: number } | null = null;

  const options = () => ({
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    [oauth.allowInsecureRequests]: isInsecure,
  });

  async function discover(): Promise<oauth.AuthorizationServer> {
    if (known && known.until > Date.now()) return known.server;
    const address = new URL(issuer);
    const response = await oauth.discoveryRequest(address, { algorithm: "oidc", ...options() });
    const server = await oauth.processDiscoveryResponse(address, response);
    known = { server, until: Date.now() + DISCOVERY_MILLISECONDS };
    return server;
  }

  /** Some providers return the address only from the userinfo endpoint. */
  async function readClaims(server: oauth.AuthorizationServer, tokens: oauth.TokenEndpointResponse): Promise<Claims> {
    const claims = oauth.getValidatedIdTokenClaims(tokens)!;
    if (claims.email !== undefined || !server.userinfo_endpoint) return claims;
    const response = await oauth.userInfoRequest(server, client, tokens.access_token, options());
    return { ...(await oauth.processUserInfoResponse(server, client, claims.sub, response)), iss: claims.iss };
  }

  return {
    code,
    name,
    async begin({ returnUrl, state, nonce, verifier }) {
      const server = await discover();
      if (!server.authorization_endpoint) throw new Error(`${issuer} has no authorization_endpoint`);
      const address = new URL(server.authorization_endpoint);
      const parameters = {
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: "code",
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [parameter, value] of Object.entries(parameters)) address.searchParams.set(parameter, value);
      return address.href;
    },
    async finish(address, { returnUrl, state, nonce, verifier }) {
      const server = await discover();
      const callback = answerOf(() => oauth.validateAuthResponse(server, client, address, state));
      if (!callback) return failure({ code: "refused" as const });
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authenticationAt(server, clientSecret),
        callback,
        returnUrl,
        verifier,
        options(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, options());
      return success(vouchedIn(await readClaims(server, tokens)));
    },
  };
}

/** Null if the user or the provider declined; any other error is thrown. */
function answerOf(validate: () => URLSearchParams): URLSearchParams | null {
  try {
    return validate();
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) return null;
    throw error;
  }
}

function authenticationAt(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic") ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);
}

function vouchedIn(claims: Claims): Vouched {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name].trim() : "");
  const [first = "", ...others] = text("name").split(/\s+/);
  return {
    issuer: text("iss"),
    subject: text("sub"),
    email: text("email").toLowerCase() || null,
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: text("given_name") || first,
    lastName: text("family_name") || others.join(" "),
  };
}
