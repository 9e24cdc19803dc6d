import { expect, test } from "vitest";
import { withImageSizes, withRootOfLinks } from "./with-root-of-links.ts";

const BODY = '<p><a href="/contact">Write</a> <a href="https://example.com/">there</a> <a href="//other/">no</a></p>';

test("links to the shop's own pages get the base path and the language, others stay", () => {
  expect(withRootOfLinks(BODY, "/")).toBe(BODY);
  for (const root of ["/base/ar", "/base/ar/"])
    expect(withRootOfLinks(BODY, root)).toBe(BODY.replace('"/contact"', '"/base/ar/contact"'));
});

test("the images of a text have several widths, below the base path", () => {
  const shown = withImageSizes('<figure><img src="/img/960/a-lamp.webp" alt="A lamp"></figure>', "/base/");
  expect(shown).toContain('<img src="/base/img/960/a-lamp.webp" srcset="/base/img/320/a-lamp.webp 320w, ');
  expect(shown).toContain('loading="lazy" alt="A lamp">');
});
