import { codeOf, complainOfLines, isTest, withoutComments, type Project } from "./project.ts";

const MONEY_INSIDE = /\.minor\b|\[["']minor["']\]|[{,]\s*minor\s*[,:}]/;
const MAY_READ_MONEY = ["shared/money.ts", "db/columns.ts"];
// In parts, so that this file does not break its own rule.
const UNFINISHED = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME"].join("|")})\\b`);
const MACHINE_PATH = /(?<![\w.-])\/(work|tmp\/souk|root|Users)\/\w/;

/** Money is opened in two files; everyone else adds, splits and formats it with their functions. */
export function findOpenedMoney(project: Project): string[] {
  return codeOf(project, "app", "api", "domain", "search", "db", "integrations", "shared", "server")
    .filter(({ name }) => !MAY_READ_MONEY.includes(name))
    .flatMap((file) =>
      complainOfLines(
        { ...file, text: withoutComments(file.text) },
        MONEY_INSIDE,
        "use the functions of shared/money.ts instead of `.minor`",
      ),
    );
}

/** Database tests of these folders run only on PostgreSQL (decision 213): their code must not see which database it has. */
export function findDatabaseKinds(project: Project): string[] {
  return codeOf(project, "app", "api", "domain", "integrations", "shared").flatMap((file) =>
    complainOfLines(
      { ...file, text: withoutComments(file.text) },
      /\.(embedded|pool)\b|\bkind === "(embedded|postgresql)"|\bpglite\b/i,
      "code that depends on which database it has belongs in db/, search/ or server/",
    ),
  );
}

export function findClientLoaders(project: Project): string[] {
  return codeOf(project, "app").flatMap((file) =>
    complainOfLines(
      file,
      /\bclient(Loader|Action)\b/,
      "loaders read on the server, calls act: no clientLoader, no clientAction",
    ),
  );
}

/** The content security policy forbids it in server HTML. */
export function findStyleProps(project: Project): string[] {
  return codeOf(project, "app").flatMap((file) =>
    complainOfLines(
      { ...file, text: withoutComments(file.text) },
      /\sstyle=[{"]/,
      "no style=: colors that are data come as SVG fill or a hashed <style>, the rest is a class",
    ),
  );
}

/** A screen is rendered a moment after its address is there or its call has answered: end-to-end tests ask until it is. */
export function findHastyLooks(project: Project): string[] {
  return project.files
    .filter(({ name }) => name.startsWith("tests/e2e/") && name !== "tests/e2e/browser.ts")
    .flatMap((file) => [
      ...complainOfLines(file, /\bexpect\(await\b/, "look with `await expect.poll(() => …)`"),
      ...complainOfLines(file, /\.waitForURL\(/, "wait with `arrive`, which waits for the screen too"),
    ]);
}

/**
 * Private internals of libraries: React Router's unsafe exports and data format, React's status of a promise, pg's
 * stream and Drizzle's client. They change without notice.
 */
const PRIVATE_INTERNALS: readonly (readonly [RegExp, string])[] = [
  [/\bUNSAFE_\w/, "no UNSAFE_ exports; use the library's public means"],
  [
    /\.status = "(fulfilled|pending|rejected)|\bassign\(\w+, \{ status: "(fulfilled|pend|rej)/,
    "React alone sets the status of a promise",
  ],
  [/\bconnection\b.*\bstream\b|\.(un)?cork\s*=/, "leave pg's stream alone; `pipeline: true` is its own feature"],
  [/_\.session\b.*\bclient\b/, "leave Drizzle's client alone; build the query on the transaction"],
  [/TurboStream|turbo-stream|__reactRouter[A-Z]/, "React Router's data format is private; test loaders and pages"],
];

export function findPrivateInternals(project: Project): string[] {
  return project.files
    .filter(({ name }) => /\.(tsx?|mjs)$/.test(name) && !name.startsWith("tests/rules/"))
    .flatMap((file) => {
      const code = { ...file, text: withoutComments(file.text) };
      return PRIVATE_INTERNALS.flatMap(([pattern, advice]) => complainOfLines(code, pattern, advice));
    });
}

export function findUnfinished(project: Project): string[] {
  return project.files
    .filter(({ name }) => name !== "package-lock.json")
    .flatMap((file) => complainOfLines(file, UNFINISHED, "finish it, or write it down where work is planned"));
}

export function findMachinePaths(project: Project): string[] {
  return project.files
    .filter(({ name }) => !isTest(name) || !name.startsWith("tests/rules/"))
    .flatMap((file) => complainOfLines(file, MACHINE_PATH, "this path exists on one machine only"));
}

/** The registry that happened to be used belongs to a machine, not to the project. */
export function findForeignRegistries(project: Project): string[] {
  const lock = project.files.find(({ name }) => name === "package-lock.json");
  const hosts = [...(lock?.text ?? "").matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(([, host]) => host!);
  return [...new Set(hosts)]
    .filter((host) => host !== "registry.npmjs.org")
    .map((host) => `package-lock.json names the registry ${host}; install with --omit-lockfile-registry-resolved`);
}
