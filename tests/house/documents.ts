import { existsSync } from "node:fs";
import path from "node:path";
import { TOP_FOLDERS, type Project } from "./project.ts";

const PARTS_OF_A_DECISION = ["## Context", "## Decision", "## Rejected", "## Consequences"];

export function findFoldersWithoutReadme(project: Project): string[] {
  return TOP_FOLDERS.filter((folder) => existsSync(path.join(project.folder, folder)))
    .filter((folder) => !existsSync(path.join(project.folder, folder, "README.md")))
    .map((folder) => `${folder}/README.md is missing: what belongs here, what does not, an example`);
}

/** Decisions are numbered without a gap and say all four things. */
export function findBrokenDecisions(project: Project): string[] {
  const decisions = project.files
    .filter(({ name }) => name.startsWith("docs/decisions/") && name !== "docs/decisions/README.md")
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return decisions.flatMap(({ name, text }, index) => {
    const number = String(index + 1).padStart(4, "0");
    const missing = PARTS_OF_A_DECISION.filter((part) => !text.includes(part));
    return [
      ...(new RegExp(`/${number}-[a-z0-9-]+\\.md$`).test(name) ? [] : [`${name}: should be number ${number}`]),
      ...missing.map((part) => `${name}: has no part "${part}"`),
    ];
  });
}
