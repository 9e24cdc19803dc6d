import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MEMORY_FLAGS } from "../../bin/memory-flags.mjs";
import { projectFolder } from "../../bin/project-folder.mjs";

test("the image is served with as little memory as npm start takes", () => {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(path.join(projectFolder, "Dockerfile"), "utf8"))?.[1];
  expect(JSON.parse(command ?? "[]")).toEqual(["node", ...MEMORY_FLAGS, "bin/serve.mjs"]);
});
