import { buildWhenStale } from "./build-shop.mjs";
import { environmentOfProject, findNode, flagsOfEnvironmentFile } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from "./memory-flags.mjs";
import { becomeCommand } from "./run-command.mjs";

await installPackages();
const node = findNode();
await buildWhenStale(node);
becomeCommand(node, [...MEMORY_FLAGS, ...flagsOfEnvironmentFile(), "bin/serve.mjs"], {
  env: environmentOfProject(node, { NODE_ENV: "production", ...MEMORY_ENVIRONMENT }),
});
