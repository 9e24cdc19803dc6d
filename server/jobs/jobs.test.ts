import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { inSteps } from "./jobs.ts";

test("a step of a job that throws is logged and stops none of those after it", async () => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const ctx = { log: { error: (facts: object) => void logged.push(facts) } } as unknown as Context;
  async function fails(): Promise<void> {
    throw new Error("no database");
  }
  const run = inSteps(
    async () => done.push("first"),
    fails,
    async () => done.push("last"),
  );
  await run(ctx);
  expect(done).toEqual(["first", "last"]);
  expect(logged).toEqual([{ err: new Error("no database"), step: "fails" }]);
});
