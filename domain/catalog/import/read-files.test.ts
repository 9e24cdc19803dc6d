import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { htmlToText } from "./html-to-text.ts";
import { decimalOf } from "../product-file/decimal-of.ts";
import { readFileProducts } from "./read-file-products.ts";
import { readRows, type FileTable } from "./read-rows.ts";
import { recognizeFormat } from "./recognize-format.ts";

async function tableOf(text: string): Promise<FileTable> {
  const table = await readRows(text);
  if (typeof table === "string") throw new Error(table);
  return table;
}

const HEADER = "handle,name,sku,price";

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
}

test.each([
  ["UTF-8", new TextEncoder().encode(`${HEADER}\ncafé`)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${HEADER}\ncafé`)],
  ["UTF-16 LE with a mark", utf16(`\uFEFF${HEADER}\ncafé`, false)],
  ["UTF-16 BE with a mark", utf16(`\uFEFF${HEADER}\ncafé`, true)],
  ["UTF-16 LE without a mark", utf16(`${HEADER}\ncafé`, false)],
  ["UTF-16 BE without a mark", utf16(`${HEADER}\ncafé`, true)],
  ["Windows-1252", new Uint8Array(Buffer.from(`${HEADER}\ncafé`, "latin1"))],
])("a file in %s is read", (_name, bytes) => {
  expect(decodeText(bytes)).toBe(`${HEADER}\ncafé`);
});

test.each([",", ";", "\t"])("cells are separated by %j, with quotes and line breaks within them", async (separator) => {
  const text = [
    ["Handle", "Title", "Variant Price"],
    ["lamp", `"A ""big""\nlamp${separator} red"`, "5"],
    ["bulb", "Bulb", "2"],
  ];
  const { rows } = await tableOf(text.map((cells) => cells.join(separator)).join("\r\n"));
  expect(rows).toEqual([
    { line: 2, cells: { handle: "lamp", title: `A "big"\nlamp${separator} red`, "variant price": "5" } },
    { line: 4, cells: { handle: "bulb", title: "Bulb", "variant price": "2" } },
  ]);
});

test("a cell that was kept from being a formula is restored", async () => {
  const { rows } = await tableOf(`${HEADER}\nlamp,'=1+1,'-5,'tis`);
  expect(rows[0]!.cells).toEqual({ handle: "lamp", name: "=1+1", sku: "-5", price: "'tis" });
});

test.each([
  ["broken quotes", `${HEADER}\n"lamp,Lamp,1,2`],
  ["a binary file", `${HEADER}\nlamp\0`],
  ["only a header", HEADER],
  ["nothing", ""],
])("%s can't be read", async (_name, text) => {
  expect(await readRows(text)).toBe("unreadable");
});

test("a file with too many rows is refused", async () => {
  expect(await readRows(`${HEADER}\n${"lamp,Lamp,1,2\n".repeat(50_001)}`)).toBe("too_many_rows");
});

test("formats are recognized by their columns", () => {
  expect(recognizeFormat(["Handle", "Title", "Variant Price", "Image Src"])).toBe("shopify");
  expect(recognizeFormat(["Title", "URL handle", "Price"])).toBe("shopify");
  expect(recognizeFormat(["ID", "Type", "SKU", "Name", "Regular price"])).toBe("woocommerce");
  expect(recognizeFormat(["handle", "name", "sku", "price"])).toBe("souk");
  expect(recognizeFormat(["name", "date"])).toBeNull();
});

test("HTML becomes text, with its paragraphs and lists as lines and without scripts", () => {
  expect(
    htmlToText("<p>Fish &amp; chips</p><script>alert(1)</script><ul><li>One</li><li onclick=x>Two</li></ul>a<br>b"),
  ).toBe("Fish & chips\n\n- One\n- Two\n\na\nb");
  expect(htmlToText("5 < 6")).toBe("5 < 6");
});

test.each([
  ["12.50", "12.50"],
  ["12,50", "12.50"],
  ["1.299,50", "1299.50"],
  ["1,299.50", "1299.50"],
  ["1 299,5", "1299.5"],
  ["free", "free"],
])("the amount %s is %s", (text, decimal) => {
  expect(decimalOf(text)).toBe(decimal);
});

test("Shopify: rows of a handle are a product, a reduced price has its old one, and rows of images are no variants", async () => {
  const table = await tableOf(
    [
      "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src",
      'shirt,Shirt,<p>Soft</p>,Acme,Apparel > Shirts,Tops,"new, soft",Size,S,Color,Red,S-R,200,3,19.00,25.00,https://example.com/1.jpg',
      "shirt,,,,,,,,M,,Red,M-R,210,-2,19.00,,https://example.com/2.jpg",
      "shirt,,,,,,,,,,,,,,,,https://example.com/3.jpg",
      "mug,Mug,,,,,,Title,Default Title,,,MUG,,1,7.00,,",
    ].join("\n"),
  );
  const { products } = readFileProducts("shopify", table);
  expect(products).toMatchObject([
    {
      line: 2,
      slug: "shirt",
      name: "Shirt",
      description: "<p>Soft</p>",
      brand: "Acme",
      categories: [["Apparel", "Shirts"], ["Tops"]],
      tags: ["new", "soft"],
      pictures: [1, 2, 3].map((number) => ({ source: `https://example.com/${number}.jpg`, alt: "", color: "" })),
      variants: [
        {
          line: 2,
          sku: "S-R",
          price: "25.00",
          specialPrice: "19.00",
          stock: "3",
          weightGrams: "200",
          options: [
            { name: "Size", value: "S" },
            { name: "Color", value: "Red" },
          ],
        },
        { line: 3, sku: "M-R", price: "19.00", specialPrice: "", stock: "-2" },
      ],
    },
    { line: 5, name: "Mug", pictures: [], variants: [{ sku: "MUG", options: [] }] },
  ]);
});

test("WooCommerce: variations go to their product; grouped, external and lone ones are refused with a reason", async () => {
  const table = await tableOf(
    [
      "ID,Type,SKU,Name,Regular price,Sale price,Stock,Weight (kg),Categories,Parent,Attribute 1 name,Attribute 1 value(s)",
      '1,variable,TEE,Tee,,,,0.2,"Clothing, Clothing > Tees",,Size,"S, M"',
      "2,variation,TEE-S,Tee - S,15,12,4,,,TEE,Size,S",
      "3,variation,TEE-M,Tee - M,16,,5,0.25,,id:1,Size,M",
      '4,"simple, virtual, downloadable",EBOOK,E-book,"9,50",,,,Books,,,',
      "5,grouped,SET,Set,,,,,Clothing,,,",
      "6,variation,LOST,Lost,5,,,,,NOWHERE,Size,S",
    ].join("\n"),
  );
  const { products } = readFileProducts("woocommerce", table);
  expect(products).toMatchObject([
    {
      name: "Tee",
      categories: [["Clothing", "Tees"], ["Clothing"]],
      variants: [
        { sku: "TEE-S", price: "15", specialPrice: "12", weightGrams: "200", options: [{ name: "Size", value: "S" }] },
        { sku: "TEE-M", price: "16", weightGrams: "250" },
      ],
      refusal: null,
    },
    { name: "E-book", isDigital: true, variants: [{ sku: "EBOOK", price: "9.50", options: [] }], refusal: null },
    { name: "Set", refusal: { field: "type" } },
    { name: "Lost", refusal: { field: "sku" } },
  ]);
});
