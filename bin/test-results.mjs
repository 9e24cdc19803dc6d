import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";

const resultsFolder = path.join(projectFolder, "node_modules", ".cache", "souk", "results");
const failedSteps = path.join(resultsFolder, "failed-steps.txt");

export function emptyResults() {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
}

export function resultFileOf(name) {
  return path.join(resultsFolder, `${name}.json`);
}

/** Sums the results of the last check's test runs; a file that could not run counts as one failure. */
export function countTests() {
  const count = { passed: 0, failed: 0 };
  if (!existsSync(resultsFolder)) return count;
  for (const name of readdirSync(resultsFolder).filter((each) => each.endsWith(".json"))) {
    const { passed, failed } = countIn(path.join(resultsFolder, name));
    count.passed += passed;
    count.failed += failed;
  }
  return count;
}

function countIn(file) {
  const result = JSON.parse(readFileSync(file, "utf8"));
  const broken = result.testResults.filter((each) => each.status === "failed" && each.assertionResults.length === 0);
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

/** Records a failed step that has no test results of its own. */
export function recordFailedStep(name) {
  const files = [resultFileOf(name), resultFileOf(`${name}-again`)];
  if (files.some((file) => existsSync(file) && countIn(file).failed > 0)) return;
  writeFileSync(failedSteps, `${name}\n`, { flag: "a" });
}

/**
 * The failed files of a step as Vitest arguments, or none if there are more than `max`; removes their results, so that a second run reports them.
 */
export function takeFailedFiles(name, max) {
  const file = resultFileOf(name);
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  const failed = testResults.filter((each) => each.status === "failed");
  if (failed.length === 0 || failed.length > max) return [];
  const kept = testResults.filter((each) => each.status !== "failed");
  const numPassedTests = kept
    .flatMap((each) => each.assertionResults)
    .filter((each) => each.status === "passed").length;
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests: 0, testResults: kept }));
  return failed.map((each) => path.relative(projectFolder, each.name));
}

export function readFailedSteps() {
  return existsSync(failedSteps) ? readFileSync(failedSteps, "utf8").trim().split("\n") : [];
}
