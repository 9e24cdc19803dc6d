import { environmentOfProject, findNode, flagsOfEnvironmentFile } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { becomeCommand } from "./run-command.mjs";

await installPackages();
const node = findNode();
becomeCommand(node, [...flagsOfEnvironmentFile(), "server/dev.ts"], {
  env: environmentOfProject(node, { NODE_ENV: "development" }),
});
