import { countTests, readFailedSteps } from "./test-results.mjs";

// Prints the count for .ci/run; a step that broke without a failed test counts as one.
const status = Number(process.argv[2] ?? 0);
const { passed, failed } = countTests();
const all = failed + readFailedSteps().length;
console.log(`${passed} passed, ${all === 0 && status !== 0 ? 1 : all} failed`);
