import * as z from "zod";
import { TOPICS } from "./topic.ts";

export const topicsInput = z.object({
  topics: z
    .array(z.object({ topic: z.enum(TOPICS), is_notified: z.boolean(), is_mailed: z.boolean() }))
    .min(1)
    .max(TOPICS.length),
});

export type TopicsInput = z.infer<typeof topicsInput>;
