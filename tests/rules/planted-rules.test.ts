import { expect, test } from "vitest";
import { findBrokenDecisions, findFoldersWithoutReadme, findUnwrittenVariables } from "./documents.ts";
import { findBrokenHoles, findMissingKeywords, findMissingPlurals, findUnusedKeywords } from "./keywords.ts";
import { findBarrels, findMeaninglessNames, findMisnamedFiles, findUnkebabNames } from "./names.ts";
import { plant } from "./plant.ts";
import type { Project } from "./project.ts";
import {
  findClientLoaders,
  findDatabaseKinds,
  findForeignRegistries,
  findHastyLooks,
  findMachinePaths,
  findOpenedMoney,
  findPrivateInternals,
  findStyleProps,
  findUnfinished,
} from "./text-rules.ts";
import { findForeignNames, findForeignProse } from "./words.ts";

const says = (text: string): Record<string, string> => ({ "app/ui/a.tsx": text });

test.each<[string, (project: Project) => string[], Record<string, string>, string]>([
  ["a file of odds and ends", findMeaninglessNames, { "domain/cart/cart/cart-utils.ts": "" }, "cart-utils.ts"],
  ["a folder of odds and ends", findMeaninglessNames, { "shared/helpers/money.ts": "" }, "helpers"],
  ["a file in camel case", findUnkebabNames, { "domain/cart/cart/addToCart.ts": "" }, "addToCart.ts"],
  ["an index file", findBarrels, { "domain/cart/cart/index.ts": "export const a = 1;" }, "index.ts"],
  [
    "a file of re-exports",
    findBarrels,
    { "domain/cart/cart/all.ts": 'export * from "./cart.ts";\nexport { a } from "./a.ts";\n' },
    "all.ts",
  ],
  [
    "a misnamed use case",
    findMisnamedFiles,
    { "domain/cart/cart/add-to-cart.ts": "export function put() {}" },
    "add-to-cart.ts",
  ],
  ["an opened amount", findOpenedMoney, { "domain/cart/cart/a.ts": "\nexport const a = price.minor;" }, "a.ts:2"],
  ["a destructured amount", findOpenedMoney, { "api/a.ts": "const { minor, currency } = price;" }, "a.ts:1"],
  ["code for one database", findDatabaseKinds, { "domain/a.ts": "if (handle.embedded) save();" }, "a.ts:1"],
  [
    "a client loader",
    findClientLoaders,
    { "app/routes/storefront/a/a.tsx": "export const clientLoader = 1;" },
    "a.tsx:1",
  ],
  ["a style=", findStyleProps, says("export const A = () => <B style={{}} />;"), "a.tsx:1"],
  [
    "a look at a screen that may not be rendered yet",
    findHastyLooks,
    { "tests/e2e/a.test.ts": "expect(await page.title()).toBe(1);" },
    "a.test.ts:1",
  ],
  ["an address without its screen", findHastyLooks, { "tests/e2e/a.test.ts": "await page.waitForURL(/a/);" }, "arrive"],
  ["a home-made word in a name", findForeignNames, { "server/a.ts": "const MOST_BYTES = 1;" }, "MAX_"],
  ["a home-made word in a file's name", findForeignNames, { "server/kept-pages.ts": "" }, "KeptPages"],
  ["a home-made word in a comment", findForeignProse, { "server/a.ts": "// The page has woken up." }, "hydrate"],
  ["a British spelling in a name", findForeignNames, { "server/a.ts": "const catalogue = 1;" }, "catalog"],
  ["a journey of a test", findForeignNames, { "tests/a.ts": "const openJourney = 1;" }, "scenario"],
  ["a poetic local name", findForeignNames, { "server/a.ts": "const told = 1;" }, "message"],
  ["a second word for a failure", findForeignNames, { "shared/a.ts": "type Refusal = 1;" }, "Failure"],
  ["a document named for its paper", findForeignNames, { "integrations/pdf/set-paper.ts": "" }, "document"],
  ["a verb for several things", findForeignNames, { "server/a.ts": "function noteStock() {}" }, "record"],
  ["a prop named otherwise", findForeignNames, { "app/ui/a.tsx": "export const look = 1;" }, "variant"],
  ["a second word for an image", findForeignNames, { "app/a.ts": "const onPicture = 1;" }, "image"],
  ["a second word for a video", findForeignNames, { "app/a.ts": "function uploadFilm() {}" }, "video"],
  ["labels called words", findForeignNames, { "app/ui/cart/cart-words.ts": "" }, "labels"],
  ["an old name of an idempotency key", findForeignNames, { "domain/a.ts": "const onceKey = 1;" }, "idempotencyKey"],
  ["a vague subject in a comment", findForeignProse, { "server/a.ts": "// Nobody reads it." }, "no one"],
  ["a translated verb in a document", findForeignProse, { "docs/a.md": "Mend the types." }, "fix"],
  ["a spelling of another English", findForeignProse, { "docs/a.md": "Its colour." }, "color"],
  ["a home-made word in a document", findForeignProse, { "docs/a.md": "Run it in earnest." }, "in production"],
  [
    "an unsafe export",
    findPrivateInternals,
    { "app/a.tsx": '\nimport { UNSAFE_FrameworkContext } from "react-router";' },
    "a.tsx:2 no UNSAFE_",
  ],
  [
    "a set status of a promise",
    findPrivateInternals,
    { "app/a.ts": 'Object.assign(promise, { status: "fulfilled" });' },
    "a.ts:1 React",
  ],
  ["an assigned status of a promise", findPrivateInternals, { "app/a.ts": 'p.status = "fulfilled";' }, "a.ts:1 React"],
  [
    "a patch of pg's stream",
    findPrivateInternals,
    { "db/a.ts": "const { stream } = (client as unknown as { connection: { stream: Corked } }).connection;" },
    "a.ts:1 leave pg's stream",
  ],
  ["a patched uncork", findPrivateInternals, { "db/a.ts": "stream.uncork = () => undefined;" }, "a.ts:1 leave pg's"],
  [
    "a grip on Drizzle's client",
    findPrivateInternals,
    { "db/a.ts": "const { client } = db._.session as unknown as { client: pg.Client };" },
    "a.ts:1 leave Drizzle's client",
  ],
  [
    "a reader of React Router's data",
    findPrivateInternals,
    { "tests/contract/a.test.ts": "const data = await decodeViaTurboStream(body);" },
    "a.test.ts:1 React Router's data format",
  ],
  [
    "a writer of React Router's data",
    findPrivateInternals,
    { "server/a.ts": "const text = `window.__reactRouterManifest=${json}`;" },
    "a.ts:1 React Router's data format",
  ],
  ["a line that is not finished", findUnfinished, { "shared/a.ts": `// ${"TO" + "DO"} later` }, "a.ts:1"],
  ["a path of one machine", findMachinePaths, { "docs/a.md": `see ${"/Us" + "ers/somebody/shop"}` }, "a.md:1"],
  ["a sentence without translation", findMissingKeywords, says('export const a = t("Add to cart");'), "Add to cart"],
  ["a refusal without translation", findMissingKeywords, { "shared/a.ts": 'const a = { keyword: "No." };' }, "No."],
  [
    "a sentence without Hindi",
    findMissingKeywords,
    {
      ...says('t("Add to cart");'),
      "shared/keywords/ar.json": '{ "Add to cart": "x" }',
      "shared/keywords/es.json": '{ "Add to cart": "x" }',
    },
    "hi.json",
  ],
  [
    "a plural form that one language lacks",
    findMissingPlurals,
    {
      "shared/keywords/ar.json":
        '{ "{count} items|one": "", "{count} items|two": "", "{count} items|few": "", "{count} items|many": "" }',
      "shared/keywords/hi.json": '{ "{count} items|one": "" }',
    },
    "es.json",
  ],
  ["a translation that nobody says", findUnusedKeywords, { "shared/keywords/ar.json": '{ "Gone": "x" }' }, "Gone"],
  ["a hole of its own", findBrokenHoles, { "shared/keywords/ar.json": '{ "{count} items": "{cuont}" }' }, "hole"],
  [
    "a variable that is not written down",
    findUnwrittenVariables,
    { "server/config.ts": "const a = z.object({\n  PORT: z.string(),\n});" },
    "PORT",
  ],
  ["a decision without a number", findBrokenDecisions, { "docs/decisions/second.md": "" }, "a number of its own"],
  [
    "a number of two decisions",
    findBrokenDecisions,
    { "docs/decisions/0002-one.md": "", "docs/decisions/0002-two.md": "" },
    "0002-two.md: needs a number of its own",
  ],
])("%s is found", (_what, find, files, expected) => {
  const complaints = find({ folder: "", files: Object.entries(files).map(([name, text]) => ({ name, text })) });
  expect(complaints.join("\n")).toContain(expected);
});

test("a registry of one machine is found", () => {
  const text = '{ "resolved": "https://packages.example/zod.tgz" }';
  expect(findForeignRegistries({ folder: "", files: [{ name: "package-lock.json", text }] })).toHaveLength(1);
});

test("a top folder without a README is found", async () => {
  const folder = await plant({ "shared/a.ts": "", "api/README.md": "" });
  expect(findFoldersWithoutReadme({ folder, files: [] })).toEqual([expect.stringContaining("shared/README.md")]);
});

test.each<[string, (project: Project) => string[], Record<string, string>]>([
  ["money in its own file", findOpenedMoney, { "shared/money.ts": "amount.minor" }],
  [
    "a settled promise and a session of a customer",
    findPrivateInternals,
    { "server/a.ts": 'if (one.status === "fulfilled") ctx.visitor.sessionId = one.value;\nconst client = signIn();' },
  ],
  ["money in a comment", findOpenedMoney, { "api/a.ts": "// reads price.minor\n" }],
  [
    "a translated plural",
    findMissingKeywords,
    {
      ...says('t("{count} items", { count })'),
      "shared/keywords/ar.json": '{ "{count} items|few": "" }',
      "shared/keywords/es.json": '{ "{count} items": "" }',
      "shared/keywords/hi.json": '{ "{count} items|one": "" }',
    },
  ],
  [
    "a keyword in a table",
    findUnusedKeywords,
    { ...says('const a = ["Newest"];'), "shared/keywords/ar.json": '{ "Newest": "x" }' },
  ],
  [
    "a component in its file",
    findMisnamedFiles,
    { "app/ui/product/product-card.tsx": "export function ProductCard() {}" },
  ],
])("%s is fine", (_what, find, files) => {
  expect(find({ folder: "", files: Object.entries(files).map(([name, text]) => ({ name, text })) })).toEqual([]);
});
