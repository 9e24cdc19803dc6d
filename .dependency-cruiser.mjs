/** Types vanish before anything runs: where these alone may pass. */
const VALUES = { dependencyTypesNot: ["type-only"] };
/** Tests import what they like. */
const TESTS = "\\.test\\.tsx?$";

/** The nouns of an account: their tables change together, under the lock of its row. */
const ACCOUNT =
  "^domain/customers/(account|customer|email|identity|passkey|password|password-change|phone|sign-in|sign-in-challenge|sign-in-method|two-step)/";

const border = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    border(
      "shared-is-plain",
      "shared/ holds plain values for browser and server and imports nothing of the project.",
      { path: "^shared/" },
      { path: "^(app|api|domain|search|db|demo|integrations|server|tests|bench)/" },
    ),
    border(
      "app-shows",
      "app/ reaches the shop through domain/ in loaders and through calls; never db/, integrations/ or server/.",
      { path: "^app/" },
      { path: "^(search|db|demo|integrations|server|tests|bench)/" },
    ),
    border(
      "app-calls-over-http",
      "app/ imports types of api/ only; a call goes through app/api-client/call.ts.",
      { path: "^app/" },
      { path: "^api/", ...VALUES },
    ),
    border(
      "loaders-read",
      "Only routes, the root and server files of app/ import values of domain/, for their loaders; everything else gets data by props.",
      { path: "^app/", pathNot: ["^app/routes/", "^app/root\\.tsx$", "\\.server\\.tsx?$"] },
      { path: "^domain/", ...VALUES },
    ),
    border(
      "ui-is-pure",
      "app/ui/ is drawn from props alone: it imports other ui, shared/ and types.",
      { path: "^app/ui/" },
      { path: "^app/", pathNot: "^app/ui/", ...VALUES },
    ),
    border(
      "api-asks-the-domain",
      "api/ imports domain/ and shared/ only.",
      { path: "^api/" },
      { path: "^(app|search|db|demo|integrations|server|tests|bench)/" },
    ),
    border(
      "domain-stands-alone",
      "domain/ does not know who asks: it imports shared/, and db/ in repositories.",
      { path: "^domain/" },
      { path: "^(app|api|demo|integrations|server|tests|bench)/" },
    ),
    border(
      "domain-asks-the-search-interface",
      "domain/ imports types of search/search-engine.ts only; the engine is in the context.",
      { path: "^domain/" },
      { path: "^search/", pathNot: "^search/search-engine\\.ts$" },
    ),
    border(
      "search-stands-alone",
      "search/ imports db/ and shared/ only.",
      { path: "^search/" },
      { path: "^(app|api|domain|demo|integrations|server|tests|bench)/" },
    ),
    border(
      "only-repositories-speak-sql",
      "In domain/ only *.repository.ts imports values of db/ or Drizzle; everybody else asks a repository.",
      { path: "^domain/", pathNot: ["\\.repository\\.ts$"] },
      { path: ["^db/", "^node_modules/(drizzle-orm|pg|@electric-sql)/"], ...VALUES },
    ),
    border(
      "rows-stay-in-repositories",
      "In domain/ only *.repository.ts knows tables; of db/ the others may know the type of the client.",
      { path: "^domain/", pathNot: ["\\.repository\\.ts$"] },
      { path: "^db/", pathNot: "^db/client\\.ts$" },
    ),
    border(
      "repositories-are-private",
      "A repository is used by its own noun's folder; others ask that noun's use cases and reads.",
      { path: "^domain/([^/]+/[^/]+)/", pathNot: ACCOUNT },
      { path: "^domain/[^/]+/[^/]+/[^/]+\\.repository\\.ts$", pathNot: "^domain/$1/", ...VALUES },
    ),
    border(
      "account-nouns-share-repositories",
      "The nouns of an account (decision 49) use each other's repositories, and no others.",
      { path: ACCOUNT },
      { path: "^domain/[^/]+/[^/]+/[^/]+\\.repository\\.ts$", pathNot: ACCOUNT, ...VALUES },
    ),
    border(
      "repositories-stay-in-the-domain",
      "Outside of domain/ nobody calls a repository; call the use case or the read.",
      { path: "^(app|api|integrations|search|server)/" },
      { path: "^domain/[^/]+/[^/]+/[^/]+\\.repository\\.ts$" },
    ),
    border(
      "db-remembers",
      "db/ imports shared/ only.",
      { path: "^db/" },
      { path: "^(app|api|domain|search|integrations|server|tests|bench)/" },
    ),
    border(
      "demo-seeds",
      "demo/ writes rows through db/ and knows shared/ only.",
      { path: "^demo/" },
      { path: "^(app|api|domain|search|integrations|server|tests|bench)/" },
    ),
    border(
      "integrations-plug-in",
      "integrations/ imports shared/, and types of domain/.",
      { path: "^integrations/" },
      { path: "^(app|api|search|db|demo|server|tests|bench)/" },
    ),
    border(
      "integrations-know-types-of-the-domain",
      "integrations/ takes types of domain/ only, so that a plug can be pulled.",
      { path: "^integrations/" },
      { path: "^domain/", ...VALUES },
    ),
    border(
      "server-is-the-top",
      "server/ wires everything and is imported by nobody but tests.",
      { path: "^(app|api|domain|search|db|integrations|shared)/" },
      { path: "^(server|tests|bench)/" },
    ),
    border(
      "no-cycle",
      "Files that need each other are one file, or a third is missing.",
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ["type-only"] },
      },
    ),
    {
      ...border(
        "no-cycle-between-nouns",
        "Two nouns of domain/ that need each other hide a third, or one of them knows too much.",
        { path: "^domain/[^/]+/[^/]+$" },
        { circular: true },
      ),
      scope: "folder",
    },
    border("every-import-exists", "The imported file or package is not there.", {}, { couldNotResolve: true }),
    border(
      "no-package-of-development",
      "What runs in the shop is a dependency, not a devDependency.",
      {
        path: "^(app|api|domain|search|db|demo|integrations|shared|server)/",
        pathNot: [TESTS, "^server/(dev\\.ts|build/)", "^app/routes\\.ts$"],
      },
      { dependencyTypes: ["npm-dev"], ...VALUES, pathNot: "^node_modules/@types/" },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^\\.react-router/", "\\+types/", "^build/", "^data/", "\\.css(\\?url)?$", TESTS, "^virtual:"] },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      mainFields: ["module", "main"],
    },
  },
};
