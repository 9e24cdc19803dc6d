import { projectFolder } from "./project-folder.mjs";

// Serves what is built; needs Node 24. `npm start` calls it after installing and building.
process.env.NODE_ENV ??= "production";
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(`This needs Node 24 and is ${process.version}; \`npm start\` brings it along.`);
  process.exit(1);
}

// When the launcher is killed without a word, the shop must not stay behind and hold the data folder.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

const { serve } = await import("../build/server/app.js");
await serve(projectFolder);
