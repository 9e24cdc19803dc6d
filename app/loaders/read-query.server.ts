import type { z } from "zod";

/** The filters of a list from the URL of its screen; invalid ones are ignored. */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, request: Request): z.infer<Schema> {
  const parameters = Object.fromEntries(new URL(request.url).searchParams);
  const whole = schema.safeParse(parameters);
  if (whole.success) return whole.data;
  const bad = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  return schema.parse(Object.fromEntries(Object.entries(parameters).filter(([name]) => !bad.has(name))));
}
