import { existsSync } from "node:fs";
import path from "node:path";
import { TOP_FOLDERS, type Project } from "./project.ts";

const PARTS_OF_A_DECISION = ["## Context", "## Decision", "## Rejected", "## Consequences"];

export function findFoldersWithoutReadme(project: Project): string[] {
  return TOP_FOLDERS.filter((folder) => existsSync(path.join(project.folder, folder)))
    .filter((folder) => !existsSync(path.join(project.folder, folder, "README.md")))
    .map((folder) => `${folder}/README.md is missing: what belongs here, what does not, an example`);
}

/** Decisions are numbered, no number twice, and say all four things. */
export function findBrokenDecisions(project: Project): string[] {
  const decisions = project.files
    .filter(({ name }) => name.startsWith("docs/decisions/") && name !== "docs/decisions/README.md")
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return decisions.flatMap(({ name, text }, index) => {
    const [number] = /\d{4}(?=-[a-z0-9-]+\.md$)/.exec(name) ?? [];
    const before = decisions[index - 1]?.name ?? "";
    const missing = PARTS_OF_A_DECISION.filter((part) => !text.includes(part));
    return [
      ...(number && !before.includes(`/${number}-`) ? [] : [`${name}: needs a number of its own, as 0001-title.md`]),
      ...missing.map((part) => `${name}: has no part "${part}"`),
    ];
  });
}

/** Every variable that the shop reads stands in the README's table and in .env.example, and no other. */
export function findUnwrittenVariables(project: Project): string[] {
  const textOf = (name: string) => project.files.find((file) => file.name === name)?.text ?? "";
  const schema = textOf("server/config.ts").split("z.object({")[1]?.split("\n});")[0] ?? "";
  const ofProviders = project.files
    .filter(({ name }) => /^integrations\/payment\/[^/]+\/definition\.ts$/.test(name))
    .map(({ text }) => text.split("settings: z.object({")[1]?.split("\n  }),")[0] ?? "");
  const read = [schema, ...ofProviders].flatMap((text) =>
    [...text.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!),
  );
  const inTable = [...textOf("README.md").matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name!);
  const example = textOf(".env.example");
  return [
    ...read.filter((name) => !inTable.includes(name)).map((name) => `README.md: ${name} is missing in the table`),
    ...inTable.filter((name) => !read.includes(name)).map((name) => `README.md: the shop does not read ${name}`),
    ...read
      .filter((name) => !new RegExp(`^(# )?${name}=`, "m").test(example))
      .map((name) => `.env.example: ${name} is missing`),
  ];
}
