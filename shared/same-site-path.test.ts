import { expect, test } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

test.each(["/checkout?trx_id=a", "/", "/products#top"])("%s stays in the shop", (path) =>
  expect(sameSitePath(path)).toBe(path),
);

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "javascript:alert(1)",
  "\t//elsewhere.example",
  "/\n/elsewhere.example",
  "",
  null,
])("%j is not followed", (path) => expect(sameSitePath(path)).toBeNull());
