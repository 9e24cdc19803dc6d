import { projectFolder } from "./project-folder.mjs";

// Serves the built shop; needs Node 24. `npm start` runs it after installing and building.
process.env.NODE_ENV ??= "production";
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(`This needs Node 24 and is ${process.version}; \`npm start\` brings it along.`);
  process.exit(1);
}

// If the launcher is killed, the shop must exit too, or it would keep the data folder locked.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

const { serve } = await import("../build/server/app.js");
await serve(projectFolder);
