import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** The project as text: what the rules of the house look at. */
export type Project = { folder: string; files: readonly SourceFile[] };

/** `name`: its path within the project, with slashes. */
export type SourceFile = { name: string; text: string };

export const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
export const TOP_FOLDERS = [
  "app",
  "api",
  "domain",
  "search",
  "db",
  "demo",
  "integrations",
  "shared",
  "server",
  "tests",
  "bench",
  "bin",
  "docs",
];

const READ = /\.(tsx?|mjs|css|json|md|sql|ya?ml|sh)$|^(Dockerfile|\.env\.example|run)$/;

export function readProject(folder = PROJECT_FOLDER): Project {
  const names = [...TOP_FOLDERS, ".ci"].flatMap((top) => listFiles(folder, top));
  const atTop = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const read = [...names, ...atTop.map((entry) => entry.name)].filter((name) => READ.test(path.posix.basename(name)));
  return { folder, files: read.map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") })) };
}

function listFiles(folder: string, top: string): string[] {
  if (!existsSync(path.join(folder, top))) return [];
  return readdirSync(path.join(folder, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** TypeScript of the folders, without tests. */
export function codeOf(project: Project, ...folders: string[]): SourceFile[] {
  return project.files.filter(
    ({ name }) => /\.tsx?$/.test(name) && !isTest(name) && folders.some((folder) => name.startsWith(`${folder}/`)),
  );
}

export function isTest(name: string): boolean {
  return name.startsWith("tests/") || /\.test\.tsx?$/.test(name);
}

/** The same lines with comments blanked, so that line numbers hold. */
export function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, (found) =>
    /^\/[*/]/.test(found) ? found.replace(/[^\n]/g, " ") : found,
  );
}

/** A complaint for each line that matches. */
export function complainOfLines(file: SourceFile, pattern: RegExp, advice: string): string[] {
  return file.text
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`${file.name}:${index + 1} ${advice}`] : []));
}
