import { buildShop } from "./build-shop.mjs";
import { environmentOfProject, findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { installTestPrograms } from "./install-test-programs.mjs";
import { becomeCommand } from "./run-command.mjs";

// npm run bench [-- --only mix,calls --sizes 10000]: see docs/performance.md for the options.
await installPackages();
await installTestPrograms(["wrk"]);
const node = findNode();
await buildShop(node);
becomeCommand(node, ["bench/bench.ts", ...process.argv.slice(2)], { env: environmentOfProject(node) });
