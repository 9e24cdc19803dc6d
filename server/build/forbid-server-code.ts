import path from "node:path";
import type { Plugin } from "vite";

const FOLDERS_OF_THE_SERVER = ["domain", "search", "db", "integrations", "server", "api"];

/** Fails the browser build if server code gets into it. Types are erased and allowed. */
export function forbidServerCode(projectFolder: string): Plugin {
  return {
    name: "souk:forbid-server-code",
    apply: "build",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    generateBundle(_options, bundle) {
      const complaints = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
        .filter(([id, module]) => module.renderedLength > 0 && isOfServer(projectFolder, id))
        .map(
          ([id]) =>
            `  ${nameOf(projectFolder, id)}, imported by ${
              this.getModuleInfo(id)
                ?.importers.map((importer) => nameOf(projectFolder, importer))
                .join(", ") || "the entry"
            }`,
        );
      if (complaints.length === 0) return;
      this.error(
        `Code of the server got into the browser's files:\n${complaints.join("\n")}\n` +
          "Read it in a loader and pass it on as data, move what is plain to shared/, or import only the type.",
      );
    },
  };
}

function isOfServer(projectFolder: string, id: string): boolean {
  const [top = ""] = nameOf(projectFolder, id).split("/");
  return FOLDERS_OF_THE_SERVER.includes(top);
}

function nameOf(projectFolder: string, id: string): string {
  return path.relative(projectFolder, id.split("?")[0]!).split(path.sep).join("/");
}
