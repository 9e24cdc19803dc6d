import { z } from "@hono/zod-openapi";
import { formBody, fileInput } from "./answer.ts";

/** The body of a call that takes one picture. */
export const pictureForm = formBody(z.object({ image: fileInput }));
