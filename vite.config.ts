import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { forbidServerCode } from "./server/build/forbid-server-code.ts";
import { precompress } from "./server/build/precompress.ts";
import { reportChunkLoadErrors } from "./server/build/report-chunk-load-errors.ts";

/** What every screen is made with: in one file it is compressed better than in twenty. */
const BASE = [
  /\/app\/(api-client\/(call|revalidation)|products\/use-add-to-cart|visitor\/(visitor-store|use-sign-in-path)|hydration\/(chunk-error|document-frame|deferred-part))\.tsx?$/,
  /\/app\/ui\/parts\/(button|page|icon|empty-state|shimmer|use-top-dialog|picture|price|stars|quantity|isolated|scroll-behavior|whole-amount)\.tsx?$/,
  /\/app\/ui\/listing\/(breadcrumbs|use-address-of)\.tsx?$/,
  /\/app\/ui\/session\/way-back\.ts$/,
  /\/app\/ui\/shell\/(account-menu|document-head|document-links|logo|market-links|not-found-screen|pickers|shortened|theme-switch)\.tsx?$/,
  /\/app\/shell\/(checkout-path|desk-session|kept-locally|failed-part|use-choices|use-currency-choice)\.tsx?$/,
  /\/shared\/(country-name|money|rich-text|wire)\.ts$/,
  /preload-helper|\/app\/ui\/shell\/icon\.svg/,
];
/** What chooses and buys: on a product's screen from the start, in the quick view later. */
const BUYING =
  /\/app\/(products\/use-buying\.ts|ui\/product\/(buy-box|stock-note|use-product-choice|variant-choice|variant-chooser)\.tsx?)$/;
/** What hydrates after the screen, each in one file: a first visit asks for few. */
const CARDS =
  /\/app\/(products\/product-cards|visitor\/viewed-products|api-client\/use-loaded-pages)\.tsx?$|\/app\/ui\/(product\/(product-card|card-actions)|parts\/(marked|scroll-row|section|countdown|written-text)|listing\/merge-by-id)\.tsx?$|\/shared\/page\.ts$/;
const SHELL_REST =
  /\/app\/shell\/(shell-rest|use-newsletter|use-start-up)\.tsx?$|\/app\/ui\/shell\/(footer|newsletter-form|payment-marks|social-links|scroll-to-top)\.tsx?$/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    reportChunkLoadErrors(),
    forbidServerCode(import.meta.dirname),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The framework in one file: it is compressed better than in parts, and stays in the browser's cache when only our own code changes.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\// },
                { name: "base", test: (id) => BASE.some((pattern) => pattern.test(id)) },
                { name: "buying", test: BUYING },
                { name: "cards", test: CARDS },
                { name: "shell-rest", test: SHELL_REST },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Of its parts those for code, Markdown and Tailwind are large and not used: bundled, they stay out of the memory.
      resolve: {
        noExternal: [
          /^@react-email\/(?!render)/,
          /^(drizzle-orm|libphonenumber-js|react-router|sanitize-html|csv-parse|csv-stringify)(\/|$)/,
        ],
      },
      build: { rolldownOptions: { input: { app: "./server/serve.ts" } } },
    },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
});
