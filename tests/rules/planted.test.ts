import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { forbidServerCode } from "#server/build/forbid-server-code.ts";
import { checkBoundaries } from "../../bin/check-boundaries.mjs";
import { checkMigrations } from "../../bin/check-migrations.mjs";
import { checkSize } from "../../bin/check-size.mjs";
import { plant, plantForAll, runTool } from "./plant.ts";
import { PROJECT_FOLDER } from "./project.ts";

const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.sin(index).toString(36).slice(-1)).join("");

describe("format", () => {
  test("a file of another shape is found", async () => {
    const folder = await plant({ "shared/page.ts": "export const page = {a:1}\n" });
    expect(await runTool(folder, "oxfmt", "--check")).toMatchObject({
      code: 1,
      output: expect.stringContaining("shared/page.ts"),
    });
  });
});

describe("lint", () => {
  const planted = [
    ["any", "shared/x1.ts", "export const first = (value: any): string => String(value);", "no-explicit-any"],
    [
      "a promise that nobody awaits",
      "domain/x2.ts",
      "const read = async () => 1;\nexport function a() {\n  read();\n}",
      "no-floating-promises",
    ],
    ["console in the domain", "domain/x3.ts", "export const a = () => console.log(1);", "no-console"],
    ["a loose comparison", "shared/x4.ts", "export const a = (value: unknown) => value == 1;", "eqeqeq"],
    ["a default export", "shared/x5.ts", "export default 1;", "no-default-export"],
    ["a long file", "shared/x6.ts", "export const a = 1;\n".concat("// more\n".repeat(300)), "max-lines"],
    [
      "a long route",
      "app/routes/storefront/a/x7.tsx",
      "export const a = 1;\n".concat("// more\n".repeat(120)),
      "max-lines",
    ],
    [
      "a style= on an element",
      "app/ui/x8.tsx",
      'export const A = () => <p style={{ color: "red" }} />;',
      "forbid-dom-props",
    ],
    [
      "UI that fetches its own data",
      "app/ui/x9.tsx",
      'import { useLoaderData } from "react-router";\nexport const A = () => <p>{useLoaderData<string>()}</p>;',
      "no-restricted-imports",
    ],
    ["a call around app/call.ts", "app/ui/x10.tsx", 'export const a = () => fetch("/");', "no-restricted-globals"],
    [
      "a sentence that is not translated",
      "app/ui/x11.tsx",
      "export const A = () => <p>Add to cart</p>;",
      "jsx-no-literals",
    ],
    ["a picture without words", "app/ui/x12.tsx", 'export const A = () => <img src="a.webp" />;', "alt-text"],
    [
      "a union that is not switched to its end",
      "domain/x13.ts",
      'export function a(kind: "x" | "y") {\n  switch (kind) {\n    case "x":\n      return 1;\n  }\n  return 2;\n}',
      "switch-exhaustiveness-check",
    ],
  ] as const;
  let found: string[] = [];

  beforeAll(async () => {
    const folder = await plantForAll({
      ...Object.fromEntries(planted.map(([, name, text]) => [name, `${text}\n`])),
      "app/routes/storefront/fine/fine.tsx": "export default function Fine() {\n  return null;\n}\n",
      "fine.config.ts": "export default {};\n",
    });
    const { code, output } = await runTool(folder, "oxlint", "--type-aware", "--deny-warnings", "--format=unix");
    expect(code).toBe(1);
    found = output.split("\n");
  });

  test.each(planted)("%s is found", (_what, name, _text, rule) => {
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`${name}:.*${rule}`)));
  });

  test("a route and a config may export by default", () => {
    expect(found.filter((line) => line.includes("fine"))).toEqual([]);
  });
});

describe("types", () => {
  const planted = [
    ["a wrong type", "shared/x1.ts", 'export const count: number = "one";\n', "TS2322"],
    [
      "what may be undefined",
      "shared/x2.ts",
      "export const first = (names: string[]): string => names[0];\n",
      "TS2322",
    ],
    ["an enum, which Node cannot strip", "shared/x3.ts", "export enum Color {\n  Red,\n}\n", "TS1294"],
  ] as const;
  let output = "";

  beforeAll(async () => {
    const folder = await plantForAll(Object.fromEntries(planted.map(([, name, text]) => [name, text])));
    const result = await runTool(folder, "tsc", "--noEmit");
    expect(result.code).not.toBe(0);
    ({ output } = result);
  });

  test.each(planted)("%s is found", (_what, name, _text, code) => {
    expect(output).toMatch(new RegExp(`${name}.*${code}`));
  });
});

describe("unused code", () => {
  test("an export and a file that no one imports are found", async () => {
    const folder = await plant({
      "server/serve.ts": 'import { used } from "#shared/a.ts";\nused();\n',
      "shared/a.ts": "export const used = () => 1;\nexport const unused = () => 2;\n",
      "shared/forgotten.ts": "export const forgotten = 1;\n",
    });
    const { code, output } = await runTool(folder, "knip", "--no-progress");
    expect(output).toMatch(/unused\s+.*shared\/a\.ts/);
    expect(output).toContain("shared/forgotten.ts");
    expect(code).toBe(1);
  });
});

describe("schema against migrations", () => {
  test("a column without a migration is found", async () => {
    const folder = await plant({});
    await mkdir(path.join(folder, "db"));
    for (const name of ["db/schema", "db/migrations", "db/columns.ts", "shared"])
      await cp(path.join(PROJECT_FOLDER, name), path.join(folder, name), { recursive: true });
    await writeFile(
      path.join(folder, "db/schema/planted.ts"),
      'import { integer, pgTable } from "drizzle-orm/pg-core";\nexport const planted = pgTable("planted", { id: integer("id") });\n',
    );
    const { code, output } = await checkMigrations(process.env, folder);
    expect(output).toContain('CREATE TABLE "planted"');
    expect(code).toBe(1);
  });
});

describe("size", () => {
  test("a product page that loads too much is found", async () => {
    const folder = await plant({
      "build/server/app.js": "manifest-1.js",
      "build/client/assets/entry.js": noise(250_000),
      "build/client/assets/manifest-1.js": `window.manifest=${JSON.stringify({
        entry: { module: "/assets/entry.js", imports: [] },
        routes: {
          root: { module: "/assets/entry.js" },
          "routes/storefront/product/product": { module: "/assets/entry.js", parentId: "root" },
        },
      })};`,
    });
    expect(checkSize(path.join(folder, "build/client"))).toMatchObject({
      code: 1,
      output: expect.stringContaining("of scripts"),
    });
  });
});

describe("code of the server in the browser", () => {
  const buildPage = (folder: string) =>
    build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [forbidServerCode(folder)],
      build: { write: false, rolldownOptions: { input: path.join(folder, "app/page.ts") } },
    });

  test.each(["domain", "search", "db", "integrations", "server", "api"])(
    "a value of %s/ breaks the build",
    async (top) => {
      const folder = await plant({
        "app/page.ts": `import { secret } from "#${top}/secret.ts";\ndocument.title = secret();\n`,
        [`${top}/secret.ts`]: "export const secret = () => String(Date.now());\n",
      });
      await expect(buildPage(folder)).rejects.toThrow(`${top}/secret.ts, imported by app/page.ts`);
    },
  );

  test("a type does not", async () => {
    const folder = await plant({
      "app/page.ts":
        'import type { Secret } from "#domain/secret.ts";\nconst secret: Secret = 1;\ndocument.title = String(secret);\n',
      "domain/secret.ts": "export type Secret = number;\n",
    });
    await expect(buildPage(folder)).resolves.toBeDefined();
  });
});

describe("borders", () => {
  const target = "export type A = number;\nexport const a = 1;\n";
  const value = (name: string) => `import { a } from "#${name}";\nexport const b = a;\n`;
  const type = (name: string) => `import type { A } from "#${name}";\nexport type B = A;\n`;

  const forbidden = [
    ["shared-is-plain", "shared/x1.ts", "db/a.ts"],
    ["app-shows", "app/routes/storefront/b/x2.tsx", "db/a.ts"],
    ["app-shows", "app/routes/storefront/b/x3.tsx", "server/a.ts"],
    ["app-calls-over-http", "app/x4.ts", "api/a.ts"],
    ["loaders-read", "app/ui/x5.tsx", "domain/cart/cart/a.ts"],
    ["ui-is-pure", "app/ui/x6.tsx", "app/a.ts"],
    ["api-asks-the-domain", "api/x7.ts", "db/a.ts"],
    ["domain-stands-alone", "domain/cart/cart/x8.ts", "api/a.ts"],
    ["domain-stands-alone", "domain/cart/cart/x9.ts", "integrations/a.ts"],
    ["only-repositories-speak-sql", "domain/cart/cart/x10.ts", "db/client.ts"],
    ["rows-stay-in-repositories", "domain/cart/cart/x11.ts", "db/schema/a.ts"],
    ["repositories-are-private", "domain/cart/cart/x12.ts", "domain/fulfilment/stock/stock.repository.ts"],
    ["repositories-are-private", "domain/customers/session/x21.ts", "domain/customers/customer/customer.repository.ts"],
    [
      "account-nouns-share-repositories",
      "domain/customers/sign-in/x22.ts",
      "domain/fulfilment/stock/stock.repository.ts",
    ],
    ["repositories-stay-in-the-domain", "api/x13.ts", "domain/fulfilment/stock/stock.repository.ts"],
    ["domain-asks-the-search-interface", "domain/cart/cart/x19.ts", "search/postgres/a.ts"],
    ["search-stands-alone", "search/x20.ts", "domain/cart/cart/a.ts"],
    ["db-remembers", "db/x14.ts", "domain/cart/cart/a.ts"],
    ["demo-seeds", "demo/x18.ts", "domain/cart/cart/a.ts"],
    ["integrations-plug-in", "integrations/x15.ts", "db/a.ts"],
    ["integrations-know-types-of-the-domain", "integrations/x16.ts", "domain/cart/cart/a.ts"],
    ["server-is-the-top", "db/x17.ts", "server/a.ts"],
  ] as const;
  const allowed = [
    ["app/ui/y1.tsx", "domain/cart/cart/a.ts"],
    ["app/y2.ts", "api/a.ts"],
    ["integrations/y3.ts", "domain/cart/cart/a.ts"],
    ["domain/cart/cart/y4.ts", "db/client.ts"],
  ] as const;
  let output = "";

  beforeAll(async () => {
    const targets = [...forbidden.map(([, , to]) => to), ...allowed.map(([, to]) => to)].map((to) => [to, target]);
    const folder = await plantForAll({
      ...Object.fromEntries(targets),
      ...Object.fromEntries(forbidden.map(([, from, to]) => [from, value(to)])),
      ...Object.fromEntries(allowed.map(([from, to]) => [from, type(to)])),
      "shared/left.ts": 'import { right } from "./right.ts";\nexport const left = () => right;\n',
      "shared/right.ts": 'import { left } from "./left.ts";\nexport const right = () => left;\n',
      "domain/orders/order/c.ts": value("domain/cart/basket/a.ts"),
      "domain/cart/basket/a.ts": target,
      "domain/cart/basket/d.ts": value("domain/orders/order/e.ts"),
      "domain/orders/order/e.ts": target,
      "shared/lost.ts": value("shared/nowhere.ts"),
    });
    const result = await checkBoundaries(folder);
    expect(result.code).not.toBe(0);
    output = result.output;
  });

  test.each(forbidden)("%s: %s does not import %s", (rule, from, to) => {
    expect(output).toContain(`error ${rule}: ${from} → ${to}`);
  });

  test.each(allowed)("%s may import types of %s", (from) => {
    expect(output).not.toContain(from);
  });

  test("two files that need each other are found", () => {
    expect(output).toContain("error no-cycle: shared/left.ts");
  });

  test("two nouns that need each other are found", () => {
    expect(output).toContain("error no-cycle-between-nouns: domain/cart/basket");
    expect(output).not.toContain("error no-cycle-between-nouns: domain/stock");
  });

  test("an import of a missing file is found", () => {
    expect(output).toContain("error every-import-exists: shared/lost.ts");
  });

  test("a parser that reads too little is found", async () => {
    const folder = await plant({ "shared/a.ts": target, "db/b.ts": type("shared/a.ts") });
    expect(await checkBoundaries(folder)).toMatchObject({ code: 0 });
    const file = path.join(folder, ".dependency-cruiser.mjs");
    await writeFile(file, (await readFile(file, "utf8")).replace('parser: "swc"', 'parser: "tsc"'));
    expect(await checkBoundaries(folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining("did not read the imports of"),
    });
  });
});
