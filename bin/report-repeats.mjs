import { recordRepeated } from "./test-results.mjs";

/** A reporter of Vitest: lists the tests that passed only when they were repeated, so that they are mended and not forgotten. */
export default class RepeatReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) recordRepeated(`${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
