import type { MiddlewareHandler } from "hono";
import { createRoute as createHonoRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { answers } from "./answer.ts";
import { csrfProtected, readOnly, sameOriginXhr, signatureProtected, takes } from "./guard.ts";

/** `security` of a call that is refused with 401 to a guest. */
export const signedIn = [{ session: [] }];

type Guard = Pick<RouteConfig, "middleware" | "security"> & { "x-permission"?: string; "x-shop-right"?: string };
type Answer = z.ZodType | RouteConfig["responses"];
type ResponsesOf<Answered> = Answered extends z.ZodType ? ReturnType<typeof answers<Answered>> : Answered;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const AREAS_OF_MEMBERS = /^\/(admin|seller)\//;

/** Calls that anyone may make: a `get` reads, a `post` changes something and needs the token of the page. */
export function openRoutes(tag: string) {
  return routesOf(tag, { middleware: [readOnly] }, { middleware: [csrfProtected] });
}

/** Calls of signed-in customers. */
export function customerRoutes(tag: string) {
  return routesOf(
    tag,
    { middleware: [readOnly], security: signedIn },
    { middleware: [csrfProtected], security: signedIn },
  );
}

/** Calls under one tag of the API document, with the guard of those that read and of those that change something. */
export function routesOf(tag: string, reads: Guard, changes: Guard) {
  return { get: routeOf("get", tag, reads), post: routeOf("post", tag, changes) };
}

function routeOf<Method extends "get" | "post">(method: Method, tag: string, guard: Guard) {
  /** `answer`: the schema of the JSON, or all responses of a call that answers with something else. */
  return <Path extends string, Request extends NonNullable<RouteConfig["request"]>, Answered extends Answer>(
    path: Path,
    summary: string,
    request: Request,
    answer: Answered,
  ) => {
    const responses = (answer instanceof z.ZodType ? answers(answer) : answer) as ResponsesOf<Answered>;
    return createRoute({ method, path, tags: [tag], summary, ...guard, request, responses });
  };
}

/** A call as Hono expects it, with its guard's requirements and the common responses in its OpenAPI entry. */
export function createRoute<Path extends string, Route extends Omit<RouteConfig, "path"> & { path: Path }>(
  route: Route,
) {
  const guards = [route.middleware ?? []].flat();
  const needsToken = guards.includes(csrfProtected);
  const needsXhr = needsToken || guards.includes(sameOriginXhr);
  const needsSession = route.security === signedIn || AREAS_OF_MEMBERS.test(route.path);
  return createHonoRoute<Path, Route>({
    ...route,
    middleware: guards.includes(signatureProtected) ? guards : withBodyTypes(guards, takes(bodyTypesOf(route))),
    operationId: operationIdOf(route.method, route.path),
    security: securityOf(needsToken, needsSession),
    parameters: [
      ...(needsXhr ? [reference("parameters", "XRequestedWith")] : []),
      ...(needsToken ? [reference("parameters", "XCsrfToken"), reference("parameters", "XSocketId")] : []),
      reference("parameters", "AcceptLanguage"),
    ],
    responses: {
      ...route.responses,
      429: reference("responses", "TooManyRequests"),
      500: reference("responses", "Fault"),
      503: reference("responses", "Unavailable"),
    },
  });
}

/** After the token check and before the permission check: a body of another type is 415 for everyone. */
function withBodyTypes(guards: readonly MiddlewareHandler[], check: MiddlewareHandler): MiddlewareHandler[] {
  const after = guards.indexOf(csrfProtected) + 1;
  return [...guards.slice(0, after), check, ...guards.slice(after)];
}

/** The body of a call without fields is ignored, and may be an empty form. */
function bodyTypesOf({ request }: Pick<RouteConfig, "request">): readonly string[] {
  return request?.body ? Object.keys(request.body.content) : ["application/json", ...FORM_TYPES];
}

/** `GET /home/product-details/{slug}` is `getHomeProductDetailsBySlug`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replaceAll(/\{(\w+)\}/g, " by $1 ").split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Each entry is one way: a guest has no session. */
function securityOf(needsToken: boolean, needsSession: boolean) {
  const token = needsToken ? { pageToken: [] } : {};
  return needsSession ? [{ ...token, session: [] }] : [token, { ...token, session: [] }];
}

function reference(kind: "parameters" | "responses", name: string) {
  return { $ref: `#/components/${kind}/${name}` } as const;
}
