import type { Plugin } from "vite";

/** A moment later, when the shell has drawn that the navigation began. */
const TELL = 'setTimeout(() => window.dispatchEvent(new Event("souk:chunk-lost")), 300);';

/** The router reloads the page again and again while a chunk is missing; told instead, the shell reloads once and then says so. */
export function reportChunkLoadErrors(): Plugin {
  return {
    name: "tell-lost-chunks",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const told = code.replace("window.location.reload();", TELL);
        if (told === code)
          throw new Error(
            "React Router loads its route modules in another way now: see server/build/report-chunk-load-errors.ts",
          );
        return told;
      },
    },
  };
}
