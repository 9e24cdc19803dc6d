import { findNode, environmentOfProject } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { installTestPrograms } from "./install-test-programs.mjs";
import { becomeCommand } from "./run-command.mjs";

await installPackages();
const chromium = await installTestPrograms();
const node = findNode();
becomeCommand(node, ["bin/check.mjs", ...process.argv.slice(2)], {
  env: environmentOfProject(node, { CHROMIUM_PATH: chromium }),
});
