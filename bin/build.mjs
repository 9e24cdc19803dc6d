import { buildShop } from "./build-shop.mjs";
import { findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";

await installPackages();
await buildShop(findNode());
