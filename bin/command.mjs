import { existsSync } from "node:fs";
import path from "node:path";
import { environmentOfProject, findNode, flagsOfEnvironmentFile } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { projectFolder } from "./project-folder.mjs";
import { becomeCommand } from "./run-command.mjs";

// Runs an operator command: node bin/command.mjs seed --products 10000
const [name = "", ...values] = process.argv.slice(2);
const file = path.join("server", "commands", `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(path.join(projectFolder, file))) {
  console.error(`There is no command "${name}".`);
  process.exit(1);
}
await installPackages();
const node = findNode();
becomeCommand(node, [...flagsOfEnvironmentFile(), file, ...values], { env: environmentOfProject(node, {}) });
