import { expect, test } from "vitest";
import { readRows } from "#domain/catalog/import/read-rows.ts";
import { readStockFile } from "./read-stock-file.ts";

async function read(text: string) {
  const table = await readRows(text);
  if (typeof table === "string") throw new Error(table);
  return readStockFile(table);
}

test("reads SKU and stock, separated by semicolons, in any case and order of columns", async () => {
  expect(await read("Stock;SKU\n12;LAMP-1\n0;LAMP-2")).toEqual({
    rows: [
      { line: 2, code: { column: "SKU", kind: "sku", value: "LAMP-1" }, units: 12, kind: "stock" },
      { line: 3, code: { column: "SKU", kind: "sku", value: "LAMP-2" }, units: 0, kind: "stock" },
    ],
    errors: [],
  });
});

test("takes the barcode where there is no SKU, and the units on hand of the shop's own export", async () => {
  const file = await read("sku,barcode,on_hand,allocated,available\n,400638133393,8,2,6\nLAMP-1,1,5,0,5");
  expect(file!.rows).toMatchObject([
    { code: { kind: "barcode", value: "400638133393" }, units: 8, kind: "on_hand" },
    { code: { kind: "sku", value: "LAMP-1" }, units: 5, kind: "on_hand" },
  ]);
});

test("says by line and column what it can't read", async () => {
  const file = await read("sku,stock\nLAMP-1,many\n,4\nLAMP-2,-3\nLAMP-3,2000000\nLAMP-4,7.0\nLAMP-5,1.5");
  expect(file!.errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "2 stock",
    "3 sku",
    "4 stock",
    "5 stock",
    "7 stock",
  ]);
  expect(file!.rows).toMatchObject([{ line: 6, units: 7 }]);
});

test("is no file of stock without a code or a number", async () => {
  expect(await read("name,stock\nLamp,4")).toBeNull();
  expect(await read("sku,price\nLAMP-1,4")).toBeNull();
});
