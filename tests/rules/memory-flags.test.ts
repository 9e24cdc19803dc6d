import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from "../../bin/memory-flags.mjs";
import { projectFolder } from "../../bin/project-folder.mjs";

const DOCKERFILE = readFileSync(path.join(projectFolder, "Dockerfile"), "utf8");

test("the image is served with as little memory as npm start takes", () => {
  const command = /^CMD (\[.*\])$/m.exec(DOCKERFILE)?.[1];
  expect(JSON.parse(command ?? "[]")).toEqual(["node", ...MEMORY_FLAGS, "bin/serve.mjs"]);
  const environment = DOCKERFILE.match(/^ENV .*$/gm)
    ?.join(" ")
    .split(" ");
  expect(environment).toEqual(
    expect.arrayContaining(Object.entries(MEMORY_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)),
  );
});
