import { MAX_SPECIFICATION_ROWS } from "#shared/product-choices.ts";
import { writeSpecification } from "../product-file/souk-cells.ts";

const MAX_NAME = 80;
const MAX_VALUE = 500;

/** What another shop says besides a description, as the specification in Souk's own file; what is empty or too long is left out. */
export function factsOf(facts: readonly { name: string; value: string }[]): Record<string, string> {
  const filled = facts
    .map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }))
    .filter(({ name, value }) => name !== "" && name.length <= MAX_NAME && value !== "" && value.length <= MAX_VALUE)
    .slice(0, MAX_SPECIFICATION_ROWS);
  return filled.length > 0 ? { specification: writeSpecification(filled) } : {};
}

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
