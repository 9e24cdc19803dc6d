import { expect, test } from "vitest";
import { withRootOfLinks } from "./with-root-of-links.ts";

const BODY = '<p><a href="/contact">Write</a> <a href="https://example.com/">there</a> <a href="//other/">no</a></p>';

test("links to own pages get the base path and the language, others stay", () => {
  expect(withRootOfLinks(BODY, "/")).toBe(BODY);
  for (const root of ["/base/ar", "/base/ar/"])
    expect(withRootOfLinks(BODY, root)).toBe(BODY.replace('"/contact"', '"/base/ar/contact"'));
});
