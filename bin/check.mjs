import path from "node:path";
import { checkSize } from "./check-size.mjs";
import { checkMigrations } from "./check-migrations.mjs";
import { checkBoundaries } from "./check-boundaries.mjs";
import { environmentOfProject, findNode } from "./find-node.mjs";
import { buildShop } from "./build-shop.mjs";
import { projectFolder } from "./project-folder.mjs";
import { runCommand } from "./run-command.mjs";
import { countTests, emptyResults, recordFailedStep, resultFileOf, takeFailedFiles } from "./test-results.mjs";

// Runs all checks, the cheap ones first: npm run check -- --only lint,types
const node = findNode();
const env = environmentOfProject(node);
/** The code that treats the two databases differently; the steps against the built shop run the rest on the embedded one. */
const EMBEDDED_FOLDERS = ["db/", "search/", "server/", "tests/database/"];

const STEPS = [
  {
    name: "format",
    run: () => tool("oxfmt", ["--check"]),
    advice: "Run `npm run format`.",
  },
  {
    name: "lint",
    run: () => tool("oxlint", ["--type-aware", "--deny-warnings"]),
    advice: "Fix what is listed; `npx oxlint --fix` does some of it. The rules are in .oxlintrc.json.",
  },
  {
    name: "types",
    run: () =>
      runInSequence(
        () => tool("react-router", ["typegen"]),
        () =>
          tool("tsc", [
            "--noEmit",
            "--checkers",
            "2",
            "--incremental",
            "--tsBuildInfoFile",
            "node_modules/.cache/souk/types.tsbuildinfo",
          ]),
      ),
    advice: "Fix the types: no `any`, and no `as` where a runtime check works.",
  },
  {
    name: "boundaries",
    canRunInParallel: true,
    run: checkBoundaries,
    advice: "Move the code to a folder that may import this; ARCHITECTURE.md has the table.",
  },
  {
    name: "unused",
    canRunInParallel: true,
    run: () => tool("knip", ["--no-progress"]),
    advice: "Delete what is unused, or drop its `export`.",
  },
  {
    name: "migrations",
    canRunInParallel: true,
    run: () => checkMigrations(env),
    advice: "Run `npx drizzle-kit generate --name what_changes`, read the SQL, and commit it.",
  },
  {
    name: "rules",
    run: () => tests("rules"),
    advice: "The message names the file and the fix; the rules are in CONTRIBUTING.md.",
  },
  {
    name: "unit",
    run: () => tests("unit"),
    advice: "A business rule is broken: fix the code, or change the rule and its test.",
  },
  {
    name: "database",
    run: () => tests("database", { through: ["node", "tests/database/run-on-postgres.ts"] }),
    advice: "Run again with `node tests/database/run-on-postgres.ts vitest run --project database <file>`.",
  },
  {
    name: "embedded",
    run: () => tests("embedded", { project: "database", files: EMBEDDED_FOLDERS }),
    advice: "Run one again with `npx vitest run --project database <file>`.",
  },
  {
    name: "build",
    isOutputShown: true,
    run: async () => {
      await buildShop(node);
      return checkSize();
    },
    advice: "Load heavy parts lazily, and look at what the route imports.",
  },
  ...["contract", "concurrency", "crash", "e2e"].map((name) => ({
    name,
    // These mostly wait: for shops to start, and for databases to restart.
    canRunInParallel: name === "concurrency" || name === "crash",
    run: () => testsOfServers(name),
    advice: `Run one again with \`npx vitest run --project ${name} <file>\` (after \`npm run build\`).`,
  })),
];
const FIRST_SLOW_STEP = "unit";
/** With more failed files than this, the code is broken and nothing is retried. */
const MAX_RETRIED_FILES = 4;

const chosen = chooseSteps(process.argv.slice(2));
emptyResults();
const failed = [];
const retried = [];
for (const steps of groupParallel(chosen)) {
  // All cheap steps run even if one fails; slow steps do not start after a failure.
  if (failed.length > 0 && !process.env.CI && STEPS.indexOf(steps[0]) >= indexOf(FIRST_SLOW_STEP)) break;
  await Promise.all(
    steps.map(async (step) => {
      if (await runStep(step)) return;
      failed.push(step.name);
      recordFailedStep(step.name);
    }),
  );
}
for (const file of retried) console.log(`Flaky, passed only on retry: ${file}`);
const { passed, failed: failedTests } = countTests();
if (passed + failedTests > 0) console.log(`\n${passed} tests passed, ${failedTests} failed.`);
console.log(failed.length === 0 ? "All checks passed." : `\nFailed: ${failed.join(", ")}.`);
process.exit(failed.length === 0 ? 0 : 1);

function chooseSteps([flag, value, ...rest]) {
  if (flag === undefined) return STEPS;
  const names = flag === "--only" && value && rest.length === 0 ? value.split(",") : [];
  const unknown = names.filter((name) => indexOf(name) < 0);
  if (names.length === 0 || unknown.length > 0) {
    console.error(`Usage: npm run check -- --only ${STEPS.map((step) => step.name).join(",")}`);
    process.exit(2);
  }
  return STEPS.filter((step) => names.includes(step.name));
}

function indexOf(name) {
  return STEPS.findIndex((step) => step.name === name);
}

/** Adjacent steps that can run in parallel form a group; every other step runs alone. */
function groupParallel(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (step.canRunInParallel && group?.[0].canRunInParallel) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step) {
  const started = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`· ${step.name} …\r`);
  const { code, output } = await step.run();
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? "✓" : "✗"} ${step.name.padEnd(12)} ${time}`);
  if (code === 0 && step.isOutputShown) console.log(output);
  if (code !== 0) console.log(`\n${output.trim()}\n\n→ ${step.advice}\n`);
  return code === 0;
}

function tool(name, values) {
  return runCommand(path.join(projectFolder, "node_modules", ".bin", name), values, { env, quiet: true });
}

async function runInSequence(...runs) {
  for (const run of runs.slice(0, -1)) {
    const result = await run();
    if (result.code !== 0) return result;
  }
  return runs.at(-1)();
}

/** On CI, failed files run once more with new servers: a busy machine makes tests of several processes flaky. */
async function testsOfServers(name) {
  const first = await tests(name);
  if (first.code === 0 || !process.env.CI) return first;
  const files = takeFailedFiles(name, MAX_RETRIED_FILES);
  if (files.length === 0) return first;
  const retry = await tests(`${name}-again`, { project: name, files });
  if (retry.code === 0) retried.push(...files);
  return { code: retry.code, output: `${first.output}\n${retry.output}` };
}

function tests(name, { project = name, through = [], files = [] } = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFileOf(name)}`];
  const [program, ...values] = [...through, "vitest", "run", "--project", project, ...reporters, ...files];
  return runCommand(program, values, { env, quiet: true });
}
