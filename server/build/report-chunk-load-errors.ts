import type { Plugin } from "vite";

/** Delayed until the shell has rendered the start of the navigation. */
const REPORT = 'setTimeout(() => window.dispatchEvent(new Event("souk:chunk-lost")), 300);';

/** The router would reload the page in a loop while a chunk is missing; the shell reloads once, then shows an error. */
export function reportChunkLoadErrors(): Plugin {
  return {
    name: "tell-lost-chunks",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const patched = code.replace("window.location.reload();", REPORT);
        if (patched === code)
          throw new Error(
            "React Router loads its route modules in another way now: see server/build/report-chunk-load-errors.ts",
          );
        return patched;
      },
    },
  };
}
