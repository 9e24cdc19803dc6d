import type { MiddlewareHandler } from "hono";
import { api } from "#api/api.ts";
import { refuse } from "#api/answer.ts";
import type { ServerEnvironment } from "../app.ts";

/** After all calls: a known path with another method is a 405, a non-browser request a 404 in JSON; screens go on. */
export function createUnknownCalls(appPath: string): MiddlewareHandler<ServerEnvironment> {
  const calls = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`) }));

  return async (c, next) => {
    if (isForScreen(c.req.method, c.req.path, (name) => c.req.header(name))) return next();
    const path = c.req.path.slice(appPath.length - 1);
    const methods = new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (methods.size === 0) return refuse(c, { code: "not_found" });
    if (methods.has("GET")) methods.add("HEAD");
    c.header("Allow", [...methods].toSorted().join(", "));
    return refuse(c, { code: "wrong_method" });
  };
}

function isForScreen(method: string, path: string, header: (name: string) => string | undefined): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (path.endsWith(".data")) return true;
  const accepted = header("Accept") ?? "";
  const isCall = header("X-Requested-With") !== undefined || accepted.includes("application/json");
  return !isCall || accepted.includes("text/html");
}
