import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { forbidServerCode } from "./server/build/forbid-server-code.ts";
import { precompress } from "./server/build/precompress.ts";
import { tellLostChunks } from "./server/build/tell-lost-chunks.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), tellLostChunks(), forbidServerCode(import.meta.dirname), precompress()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file: it is compressed better than in parts, and stays in the browser's cache when only our own code changes.
            codeSplitting: {
              groups: [{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\// }],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: { app: "./server/serve.ts" } } },
      // Its index is one file for each icon: taken in, the start reads only those that are used.
      resolve: { noExternal: ["lucide-react"] },
    },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
});
