import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";

const FOLDER = path.join(import.meta.dirname, "commands");

/** All but what the shop starts by itself. */
const COMMANDS = readdirSync(FOLDER).filter((file) => file !== "dump-copy.ts");

describe("a command for operators", { timeout: 60_000 }, () => {
  test.concurrent.each(COMMANDS)("%s starts without a build, and refuses a wrong setting in one line", async (file) => {
    const { code, errors } = await run(path.join(FOLDER, file), { PORT: "many" });
    expect(errors.trim().split("\n")).toEqual([expect.stringContaining("PORT")]);
    expect(code).toBe(1);
  });

  test("backup fails where there is no shop, names where it looked, and leaves nothing there", async () => {
    const folder = path.join(tmpdir(), `souk-no-shop-${process.pid}`);
    const { code, errors } = await run(path.join(FOLDER, "backup.ts"), { DATA_DIR: folder });
    expect(errors).toContain(`no shop in the embedded database in ${folder}`);
    expect(code).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});

const run = (file: string, environment: Record<string, string>): Promise<{ code: number | null; errors: string }> =>
  new Promise((resolve) => {
    const command = execFile(
      process.execPath,
      [file],
      { env: { PATH: process.env.PATH, ...environment } },
      (_error, _output, errors) => resolve({ code: command.exitCode, errors }),
    );
  });
