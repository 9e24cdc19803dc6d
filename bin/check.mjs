import path from "node:path";
import { checkSize } from "./check-size.mjs";
import { checkMigrations } from "./check-migrations.mjs";
import { checkBoundaries } from "./check-boundaries.mjs";
import { environmentOfProject, findNode } from "./find-node.mjs";
import { buildShop } from "./build-shop.mjs";
import { projectFolder } from "./project-folder.mjs";
import { runCommand } from "./run-command.mjs";
import { countTests, emptyResults, recordFailedStep, resultFileOf, takeFailedFiles } from "./test-results.mjs";

// All checks, the cheap ones first: npm run check -- --only lint,types
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
    advice: "Mend what is named; `npx oxlint --fix` does some of it. The rules stand in .oxlintrc.json.",
  },
  {
    name: "types",
    run: () =>
      inTurn(
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
    advice: "Mend the types; no `any`, and no `as` where a check would do.",
  },
  {
    name: "boundaries",
    leavesRoom: true,
    run: checkBoundaries,
    advice: "Move the code to the folder that may do this; ARCHITECTURE.md has the table of who may import whom.",
  },
  {
    name: "unused",
    leavesRoom: true,
    run: () => tool("knip", ["--no-progress"]),
    advice: "Delete what nobody uses, or drop its `export`.",
  },
  {
    name: "migrations",
    leavesRoom: true,
    run: () => checkMigrations(env),
    advice: "Run `npx drizzle-kit generate --name what_changes`, read the SQL, and commit it.",
  },
  {
    name: "rules",
    run: () => tests("rules"),
    advice: "The message names the file and what to do; the rules stand in CONTRIBUTING.md.",
  },
  {
    name: "unit",
    run: () => tests("unit"),
    advice: "A rule of the shop does not hold any more: mend the code, or the rule and its test.",
  },
  {
    name: "database",
    run: () => tests("database", { through: ["node", "tests/database/run-on-postgres.ts"] }),
    advice: "Repeat with `node tests/database/run-on-postgres.ts vitest run --project database <file>`.",
  },
  {
    name: "embedded",
    run: () => tests("embedded", { project: "database", files: EMBEDDED_FOLDERS }),
    advice: "Repeat one with `npx vitest run --project database <file>`.",
  },
  {
    name: "build",
    isTold: true,
    run: async () => {
      await buildShop(node);
      return checkSize();
    },
    advice: "Load heavy parts lazily, and look at what the route imports.",
  },
  ...["contract", "concurrency", "crash", "e2e"].map((name) => ({
    name,
    // Much of their time they wait: for shops that start, and for databases that restart.
    leavesRoom: name === "concurrency" || name === "crash",
    run: () => testsOfServers(name),
    advice: `Repeat one with \`npx vitest run --project ${name} <file>\` (after \`npm run build\`).`,
  })),
];
const FIRST_DEAR_STEP = "unit";
/** A tree with more failed files than that is broken. */
const MAX_REPEATED_FILES = 4;

const chosen = chooseSteps(process.argv.slice(2));
emptyResults();
const failed = [];
const repeated = [];
for (const steps of sideBySide(chosen)) {
  // What is cheap is told all at once; what is dear is not begun on a broken tree.
  if (failed.length > 0 && !process.env.CI && STEPS.indexOf(steps[0]) >= indexOf(FIRST_DEAR_STEP)) break;
  await Promise.all(
    steps.map(async (step) => {
      if (await runStep(step)) return;
      failed.push(step.name);
      recordFailedStep(step.name);
    }),
  );
}
for (const file of repeated) console.log(`Passed only when it was repeated, mend it: ${file}`);
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

/** Neighbors that leave room for each other run together, all others alone. */
function sideBySide(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (step.leavesRoom && group?.[0].leavesRoom) group.push(step);
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
  if (code === 0 && step.isTold) console.log(output);
  if (code !== 0) console.log(`\n${output.trim()}\n\n→ ${step.advice}\n`);
  return code === 0;
}

function tool(name, values) {
  return runCommand(path.join(projectFolder, "node_modules", ".bin", name), values, { env, quiet: true });
}

async function inTurn(...runs) {
  for (const run of runs.slice(0, -1)) {
    const result = await run();
    if (result.code !== 0) return result;
  }
  return runs.at(-1)();
}

/** Several processes on a busy machine fail for reasons of their own: on CI a failed file is run once more, with servers of its own. */
async function testsOfServers(name) {
  const first = await tests(name);
  if (first.code === 0 || !process.env.CI) return first;
  const files = takeFailedFiles(name, MAX_REPEATED_FILES);
  if (files.length === 0) return first;
  const again = await tests(`${name}-again`, { project: name, files });
  if (again.code === 0) repeated.push(...files);
  return { code: again.code, output: `${first.output}\n${again.output}` };
}

function tests(name, { project = name, through = [], files = [] } = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFileOf(name)}`];
  const [program, ...values] = [...through, "vitest", "run", "--project", project, ...reporters, ...files];
  return runCommand(program, values, { env, quiet: true });
}
