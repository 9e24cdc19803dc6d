import { environmentOfProject, findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { becomeCommand } from "./run-command.mjs";

await installPackages();
const node = findNode();
becomeCommand(node, ["--env-file-if-exists=.env", "server/dev.ts"], {
  env: environmentOfProject(node, { NODE_ENV: "development" }),
});
