import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { forbidServerCode } from "./server/build/forbid-server-code.ts";
import { precompress } from "./server/build/precompress.ts";
import { throwLostChunks } from "./server/build/throw-lost-chunks.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), throwLostChunks(), forbidServerCode(import.meta.dirname), precompress()],
  environments: {
    ssr: { build: { rolldownOptions: { input: { app: "./server/serve.ts" } } } },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
});
