import { countTests, readFailedSteps } from "./test-results.mjs";

// Prints the counts for .ci/run; a step that failed without a failed test counts as one failure.
const status = Number(process.argv[2] ?? 0);
const { passed, failed } = countTests();
const all = failed + readFailedSteps().length;
console.log(`${passed} passed, ${all === 0 && status !== 0 ? 1 : all} failed`);
