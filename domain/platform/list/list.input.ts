import * as z from "zod";
import { idInput, MAX_ID } from "#domain/id.input.ts";
import { textInput } from "../../text.input.ts";
import {
  type ListDefinition,
  type ListFilterDefinition,
  MAX_FILTER_VALUES,
  MAX_SEARCH_LENGTH,
  MAX_PAGE_SIZE,
  isFilterValue,
  operatorsOf,
} from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";

const MAX_PAGE = 1_000_000;
const MAX_BULK_IDS = 250;

/** A form without scripts sends each of its fields: an empty one is ignored. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const searchInput = z
  .string()
  .trim()
  .max(MAX_SEARCH_LENGTH)
  .regex(/^\P{Cc}*$/u);

/** The query parameters of a list's call. What it accepts, `readListUrl` reads. */
export function listInput(definition: ListDefinition) {
  const sorts = definition.sorts.flatMap((sort) => [sort, `-${sort}`]);
  const filters = Object.entries(definition.filters).flatMap(([name, filter]) => [
    [name, chosen(valuesInput(filter))] as const,
    [`${name}.op`, chosen(z.enum(operatorsOf(filter)))] as const,
  ]);
  return z.object({
    q: chosen(searchInput),
    sort: chosen(z.enum(sorts)),
    page: chosen(
      z.coerce.number().pipe(
        z
          .int()
          .min(-MAX_PAGE)
          .max(MAX_PAGE)
          .refine((page) => page !== 0),
      ),
    ),
    per_page: chosen(z.coerce.number().pipe(z.int().min(1).max(MAX_PAGE_SIZE))),
    ...Object.fromEntries(filters),
  });
}

function valuesInput(filter: ListFilterDefinition) {
  const value = z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .refine((text) => text === "" || isFilterValue(filter, text.trim()));
  return z.union([value, z.array(value).max(MAX_FILTER_VALUES)]);
}

/**
 * Which rows a bulk action changes: `ids`, or all that match `filter`, a list's query string such as
 * `status=pending&country=DE`. A call changes 50 rows; `after` continues with the `next_after` of the last answer.
 */
export function bulkInput<Action extends string>(definition: ListDefinition, actions: readonly [Action, ...Action[]]) {
  return z
    .object({
      ids: z.array(idInput).min(1).max(MAX_BULK_IDS).optional(),
      filter: z
        .string()
        .max(4_000)
        .refine((text) => isListSelection(definition, text))
        .optional(),
      action: z.enum(actions),
      dry_run: z.boolean().default(false),
      after: z.int().min(0).max(MAX_ID).default(0),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ["ids"],
      message: "Choose one of the options.",
    });
}

/** What a bulk action needs besides the rows. */
export const bulkValue = { value: textInput(500).default("") };

/** A mistyped filter must not select every row. */
export function isListSelection(definition: ListDefinition, text: string): boolean {
  const parameters = new URLSearchParams(text);
  const known = new Set(["q", ...Object.keys(definition.filters).flatMap((name) => [name, `${name}.op`])]);
  if ([...parameters.keys()].some((name) => !known.has(name))) return false;
  const input = Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, valueOf(parameters, name)]));
  if (!listInput(definition).safeParse(input).success) return false;
  const read = readListUrl(definition, parameters);
  return [...parameters].every(
    ([name, value]) =>
      value === "" ||
      name === "q" ||
      read.filters.some((filter) => name === filter.name || name === `${filter.name}.op`),
  );
}

function valueOf(parameters: URLSearchParams, name: string): string | string[] {
  const values = parameters.getAll(name);
  return values.length > 1 ? values : values[0]!;
}

export type BulkInput<Action extends string = string> = {
  ids?: number[] | undefined;
  filter?: string | undefined;
  action: Action;
  dry_run: boolean;
  after: number;
};
export type BulkValue = { value: string };
