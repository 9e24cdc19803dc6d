import { OpenAPIHono } from "@hono/zod-openapi";
import { inputErrors, refuseInput } from "./answer.ts";
import type { ApiEnvironment } from "./environment.ts";

/** A group of calls: paths with or without a trailing slash, invalid input handled the same everywhere. */
export function createRouter(): OpenAPIHono<ApiEnvironment> {
  return new OpenAPIHono<ApiEnvironment>({
    strict: false,
    defaultHook: (result, c) =>
      result.success ? undefined : refuseInput(c, inputErrors(c.var.ctx.t, result.error.issues)),
  });
}
