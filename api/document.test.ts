import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { apiDocument } from "./document.ts";

type Parameter = { $ref?: string; name?: string };
type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  responses: Record<string, unknown>;
};

const document = JSON.parse(JSON.stringify(apiDocument("https://shop.example"))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; parameters: Record<string, { name: string; required?: boolean }> };
};
const calls = Object.entries(document.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path: at, ...operation })),
);
const headersOf = ({ parameters }: Operation) =>
  parameters.flatMap(({ $ref }) => ($ref ? [document.components.parameters[$ref.split("/").at(-1)!]!] : []));

/** Every object of the document. */
function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (node === null || typeof node !== "object") return;
  if (!Array.isArray(node)) yield node as Record<string, unknown>;
  for (const inner of Object.values(node)) yield* nodesOf(inner);
}

describe("the API document", () => {
  test("is valid OpenAPI 3.1", { timeout: 60_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), "souk-"));
    const file = path.join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(document));
    const validator = path.resolve("node_modules", ".bin", "validate-api");
    const verdict: unknown = JSON.parse(execFileSync(process.execPath, [validator, file], { encoding: "utf8" }));
    rmSync(folder, { recursive: true });
    expect(verdict).toEqual({ valid: true });
    expect(document.openapi).toBe("3.1.0");
  });

  test("names every call once, with an identifier", () => {
    const names = calls.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^(get|post)[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
    expect(names).toContain("postUserAddToCart");
    expect(names).toContain("getHomeProductDetailsBySlug");
  });

  test("lets null fit wherever it may be", () => {
    const neverNull = [...nodesOf(document)].filter(
      ({ allOf }) => Array.isArray(allOf) && allOf.some((part: { type?: unknown }) => Array.isArray(part.type)),
    );
    expect(neverNull).toEqual([]);
    const nullable = Object.entries(document.components.schemas).filter(
      ([, schema]) => "type" in schema && Array.isArray(schema.type),
    );
    expect(nullable.map(([name]) => name)).toEqual([]);
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: "https://shop.example/", components: document.components });
    const money = { amount: 1250, currency: "USD", formatted: "$12.50" };
    const fits = ajv.compile({ $ref: "https://shop.example/#/components/schemas/Product/properties/old_price" });
    expect([null, money, {}, "12.50"].map((value) => fits(value))).toEqual([true, true, false, false]);
  });

  test("has patterns that any regex engine reads, without our flags", () => {
    const patterns = [...nodesOf(document)].flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\/[a-z]*$/);
      expect(() => new RegExp(pattern, "u")).not.toThrow();
    }
  });

  test("has one name for each list of a URL", () => {
    const names = calls.flatMap((call) => call.parameters.map(({ name }) => `${call.path} ${name}`));
    expect(names).toContain("/home/filtered_products brands[]");
    expect(names.filter((name) => names.includes(`${name}[]`))).toEqual([]);
  });

  test("describes the headers of calls that change something, and the common responses", () => {
    for (const call of calls) {
      const isProtected = call.security.every((way) => "pageToken" in way);
      const needed = headersOf(call).filter(({ required }) => required);
      if (isProtected) expect(needed.map(({ name }) => name)).toEqual(["X-Requested-With", "X-CSRF-TOKEN"]);
      expect(headersOf(call).map(({ name }) => name)).toContain("Accept-Language");
      for (const status of ["429", "500", "503"]) expect(call.responses[status]).toBeDefined();
    }
    expect(calls.filter(({ security }) => security.every((way) => "pageToken" in way)).length).toBeGreaterThan(100);
  });

  test("says which calls need a signed-in customer", () => {
    const members = calls.filter(({ security }) => security.every((way) => "session" in way)).map((call) => call.path);
    expect(members).toEqual(expect.arrayContaining(["/user/order-list", "/seller/orders", "/admin/orders"]));
    for (const open of ["/user/addToCart", "/user/checkout", "/login", "/home/filtered_products"])
      expect(members).not.toContain(open);
  });
});
