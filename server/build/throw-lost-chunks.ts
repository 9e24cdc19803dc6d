import type { Plugin } from "vite";

/** The router reloads the page again and again while a chunk is missing; thrown instead, app/root.tsx reloads once and then says so. */
export function throwLostChunks(): Plugin {
  return {
    name: "throw-lost-chunks",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const thrown = code.replace(
          /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
          "throw error;",
        );
        if (thrown === code)
          throw new Error(
            "React Router loads its route modules in another way now: see throwLostChunks in vite.config.ts",
          );
        return thrown;
      },
    },
  };
}
