import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";

export const resultsFolder = path.join(projectFolder, "node_modules", ".cache", "souk", "results");

export function resultFileOf(name) {
  return path.join(resultsFolder, `${name}.json`);
}

/** Sums what the test runs of the last check reported. */
export function countTests() {
  const count = { passed: 0, failed: 0 };
  if (!existsSync(resultsFolder)) return count;
  for (const name of readdirSync(resultsFolder).filter((each) => each.endsWith(".json"))) {
    const result = JSON.parse(readFileSync(path.join(resultsFolder, name), "utf8"));
    const brokenFiles = result.testResults.filter(
      (file) => file.status === "failed" && file.assertionResults.length === 0,
    );
    count.passed += result.numPassedTests;
    count.failed += result.numFailedTests + brokenFiles.length;
  }
  return count;
}
