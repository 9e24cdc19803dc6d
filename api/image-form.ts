import { z } from "@hono/zod-openapi";
import { formBody, fileInput } from "./answer.ts";

/** The body of a call that takes one image. */
export const imageForm = formBody(z.object({ image: fileInput }));
