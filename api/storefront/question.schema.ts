import { z } from "@hono/zod-openapi";

const written = {
  id: z.int(),
  body: z.string(),
  language_code: z.string(),
  votes_count: z.int(),
  created_at: z.string(),
};

export const answerSchema = z
  .object({ ...written, author: z.enum(["buyer", "shop", "operator"]), author_name: z.string() })
  .openapi("QuestionAnswer");

export const questionSchema = z
  .object({ ...written, author: z.string(), answers_count: z.int(), answers: z.array(answerSchema) })
  .openapi("ProductQuestion");
