import { z } from "@hono/zod-openapi";

/** The body of a call that takes one picture. */
export const pictureForm = {
  body: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: z.object({ image: z.instanceof(File).openapi({ type: "string", format: "binary" }) }),
      },
    },
  },
} as const;
