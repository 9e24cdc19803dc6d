/** How many random cases a test of money tries, always the same ones: `MONEY_CASES` tries more, `MONEY_SEED` others. */
export function moneyCases(quick: number): { numRuns: number; seed: number } {
  const { MONEY_CASES, MONEY_SEED } = process.env;
  return { numRuns: Number(MONEY_CASES ?? quick), seed: Number(MONEY_SEED ?? 20_261_121) };
}
