import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createErrorRecorder } from "./error-recorder.ts";

const AT = new Date("2026-11-26T12:00:00Z");

test("failures of one kind at one place are one report with their count and the last request", () => {
  const errors = createErrorRecorder(() => AT);
  const fail = (path: string) => new Error(`no row for "${path}"`);
  for (const number of [1, 2, 3])
    errors.add([{ err: fail(String(number)), path: `/product/thing-${number}` }, "request failed"], {
      requestId: `r${number}`,
    });
  const reports = errors.take();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ count: 3, requestId: "r3", firstAt: AT });
  expect(reports[0]!.place).toMatch(/^\/product\/:… · error-recorder\.test\.ts:\d+$/);
  expect(errors.take()).toEqual([]);
});

test("what visitors sent is left out", () => {
  const errors = createErrorRecorder(() => AT);
  const cause = new Error(
    'Key (email)=(ada@example.com) of "Ada Lovelace" at https://x.example/?key=s3cret, card 4242424242424242',
  );
  const err = new DrizzleQueryError("select $1", ["ada@example.com"], cause);
  errors.add([{ err, job: "send-mails", token: "secret-token" }, "a mail to ada@example.com failed"], {});
  const written = JSON.stringify(errors.take());
  for (const secret of ["ada@example", "Lovelace", "s3cret", "4242", "secret-token"])
    expect(written).not.toContain(secret);
  expect(written).toContain("job send-mails");
});

test("a flood of kinds is bounded, and odd values do no harm", () => {
  const errors = createErrorRecorder(() => AT);
  for (let number = 0; number < 500; number += 1) errors.add([`kind ${String.fromCodePoint(0x4e00 + number)}`], {});
  for (const odd of [undefined, null, 7, "\0", {}, { err: "text" }, { err: null, path: 3 }]) errors.add([odd], {});
  expect(errors.take()).toHaveLength(200);
});
