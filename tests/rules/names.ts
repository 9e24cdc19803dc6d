import path from "node:path";
import { codeOf, isTest, type Project, type SourceFile } from "./project.ts";

const MEANINGLESS = /(^|[/.-])(utils?|helpers?|common|misc|managers?)([/.-]|$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const FOLDERS = /^(app|api|domain|search|db|demo|integrations|shared|server|tests|bench|bin)\//;
const RE_EXPORT = /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/;

/** No file or folder is named after nothing. */
export function findMeaninglessNames(project: Project): string[] {
  return inCode(project)
    .filter(({ name }) => MEANINGLESS.test(name))
    .map(({ name }) => `${name}: say what is in it; utils, helpers, common, misc and manager say nothing`);
}

export function findUnkebabNames(project: Project): string[] {
  return inCode(project)
    .filter(
      ({ name }) =>
        !name.startsWith("db/migrations/") && !name.endsWith("README.md") && !KEBAB.test(path.posix.basename(name)),
    )
    .map(({ name }) => `${name}: file names are kebab-case`);
}

/** A file that only passes on what others export hides where things are. */
export function findBarrels(project: Project): string[] {
  return inCode(project)
    .filter(({ name, text }) => /(^|\/)index\.tsx?$/.test(name) || isOnlyReExports(text))
    .map(({ name }) => `${name}: no barrels; import from the file that has it`);
}

function isOnlyReExports(text: string): boolean {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
  return statements.length > 0 && statements.every((statement) => RE_EXPORT.test(`${statement} `));
}

/** A use case or a component is found by its name: a file exports what it is called after, or a family of it. */
export function findMisnamedFiles(project: Project): string[] {
  return [...codeOf(project, "domain"), ...codeOf(project, "app/ui").filter(({ name }) => name.endsWith(".tsx"))]
    .filter(({ name }) => !isNounFile(name) && !/\.(repository|input)\.tsx?$/.test(name))
    .filter((file) => !exportsItsName(file))
    .map(({ name }) => `${name}: exports nothing of that name; name the file after its main export`);
}

function isNounFile(name: string): boolean {
  const folder = path.posix.basename(path.posix.dirname(name));
  return path.posix.basename(name) === `${folder}.ts` || name === "domain/context.ts";
}

function exportsItsName({ name, text }: SourceFile): boolean {
  const words = path.posix
    .basename(name)
    .replace(/\.tsx?$/, "")
    .split("-");
  const lastWord = words.at(-1)!.replace(/s$/, "");
  const exported = [...text.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|class|type|interface)\s+(\w+)/gm)];
  return exported.some(([, symbol]) => symbol!.toLowerCase().includes(lastWord));
}

function inCode(project: Project): SourceFile[] {
  return project.files.filter(({ name }) => FOLDERS.test(name) && (!isTest(name) || /\.tsx?$/.test(name)));
}
