import { describe, expect, test } from "vitest";
import type { ListDefinition } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { pageOfRows, readsOfRows, type RowList } from "./row-list.ts";

type Lamp = { id: number; name: string; uses: number; tags: string[]; addedAt: string | null };

const LAMPS: Lamp[] = [
  { id: 7, name: "Lamp 10", uses: 3, tags: ["red", "tall"], addedAt: "2026-03-01T23:00:00.000Z" },
  { id: 2, name: "lamp 9", uses: 0, tags: ["blue"], addedAt: "2026-02-01T08:00:00.000Z" },
  { id: 5, name: "Torch", uses: 3, tags: [], addedAt: null },
];
const DEFINITION: ListDefinition = {
  sorts: ["name", "uses"],
  defaultSort: { column: "name", isDescending: false },
  filters: {
    uses: { kind: "number" },
    tag: { kind: "choice", choices: ["red", "blue", "tall"] },
    added: { kind: "day", isNullable: true },
    name: { kind: "text" },
  },
};
const LIST: RowList<Lamp> = {
  sorts: { name: ({ name }) => name, uses: ({ uses }) => uses },
  filters: {
    uses: ({ uses }) => uses,
    tag: ({ tags }) => tags,
    added: ({ addedAt }) => addedAt ?? "",
    name: ({ name }) => name,
  },
  search: ({ name, tags }) => [name, ...tags],
};

const queryOf = (text: string) => readListUrl(DEFINITION, new URLSearchParams(text));
const idsOf = (text: string) => pageOfRows(queryOf(text), LAMPS, LIST).rows.map(({ id }) => id);

describe("a list of few rows", () => {
  test.each([
    ["", [2, 7, 5]],
    ["sort=-name", [5, 7, 2]],
    ["sort=-uses", [7, 5, 2]],
    ["q=LAMP", [2, 7]],
    ["q=tall", [7]],
    ["uses=0", [2]],
    ["uses.op=between&uses=1&uses=", [7, 5]],
    ["tag=red&tag=blue", [2, 7]],
    ["tag.op=not&tag=red", [2, 5]],
    ["added=2026-03-01&added=2026-03-01", [7]],
    ["added=&added=2026-02-01", [2]],
    ["added.op=empty", [5]],
    ["name=torch", [5]],
    ["name.op=is&name=torch", [5]],
  ])("answers “%s”", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test("is read page by page, from either end", () => {
    expect(pageOfRows(queryOf("per_page=2&page=2"), LAMPS, LIST)).toMatchObject({
      total: 3,
      page: 2,
      rows: [LAMPS[2]],
    });
    expect(pageOfRows(queryOf("per_page=2&page=-1"), LAMPS, LIST).page).toBe(2);
    expect(pageOfRows(queryOf("page=9"), [], LIST)).toMatchObject({ total: 0, page: 1, rows: [] });
  });

  test("gives the rows of a selection in the order of their ids", async () => {
    const reads = readsOfRows(() => Promise.resolve(LAMPS), LIST);
    expect((await reads.findAfter({ query: queryOf("uses=3") }, 5, 9)).map(({ id }) => id)).toEqual([7]);
    expect((await reads.findAfter({ ids: [7, 2, 99] }, 0, 9)).map(({ id }) => id)).toEqual([2, 7]);
    expect(await reads.count({ query: queryOf("") }, 2)).toBe(2);
  });
});
