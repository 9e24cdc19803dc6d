import { describe, expect, test } from "vitest";
import { findBrokenDecisions, findFoldersWithoutReadme, findUnwrittenVariables } from "./documents.ts";
import { findBrokenHoles, findMissingKeywords, findMissingPlurals, findUnusedKeywords } from "./keywords.ts";
import { findBarrels, findMeaninglessNames, findMisnamedFiles, findUnkebabNames } from "./names.ts";
import { readProject } from "./project.ts";
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

const project = readProject();

describe("the project", () => {
  test.each([
    ["no file is named after nothing", findMeaninglessNames],
    ["files are kebab-case", findUnkebabNames],
    ["no file only passes on what others export", findBarrels],
    ["a file is named after its main export", findMisnamedFiles],
    ["money is opened in two files only", findOpenedMoney],
    ["which database it is matters in few folders", findDatabaseKinds],
    ["nothing is loaded by the browser's own loaders", findClientLoaders],
    ["no style= stands in the pages", findStyleProps],
    ["no private internals of a library are used", findPrivateInternals],
    ["no end-to-end test looks before a screen is rendered", findHastyLooks],
    ["nothing is left unfinished", findUnfinished],
    ["no path of one machine is named", findMachinePaths],
    ["no registry of one machine is named", findForeignRegistries],
    ["every top folder says what belongs in it", findFoldersWithoutReadme],
    ["decisions are numbered and whole", findBrokenDecisions],
    ["names use the field's words", findForeignNames],
    ["documents and comments use the field's words", findForeignProse],
    ["every variable of the environment is written down", findUnwrittenVariables],
    ["every sentence is there in every language", findMissingKeywords],
    ["what is counted has every plural form of every language", findMissingPlurals],
    ["every translated sentence is said", findUnusedKeywords],
    ["translations have the holes of their keyword", findBrokenHoles],
  ])("%s", (_rule, find) => {
    expect(find(project)).toEqual([]);
  });

  test("reads the whole project, so that the rules look at something", () => {
    expect(project.files.length).toBeGreaterThan(100);
    expect(project.files.map(({ name }) => name)).toContain("db/columns.ts");
  });
});
