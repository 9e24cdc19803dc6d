import { expect, test } from "vitest";
import { cleanDescription, descriptionOfHtml } from "./clean-description.ts";

test("keeps what the editor writes, and cleaning it again changes nothing", () => {
  const html = `<p>Oak, <strong>oiled</strong></p><h2>Care</h2><ul><li><p>Wipe &amp; dry</p></li></ul><p><a href="https://a.example/">More</a></p>`;
  expect(cleanDescription(html)).toBe(html);
  const plain = cleanDescription("5 < 6\nTwo & three");
  expect(plain).toBe("<p>5 &lt; 6</p><p>Two &amp; three</p>");
  expect(cleanDescription(plain)).toBe(plain);
});

test("shows markup in plain text as text, and removes what must not run from HTML", () => {
  expect(cleanDescription("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(cleanDescription(`<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>`)).toBe(
    "<p>Hi</p>",
  );
  expect(cleanDescription(`<p><a href="javascript:alert(1)">x</a></p><svg onload=alert(1)>`)).toBe("<p>x</p>");
  expect(cleanDescription(`<p>a<style>p{}</style></p><p></p>`)).toBe("<p>a</p>");
});

test("gives loose words of foreign HTML a paragraph", () => {
  expect(descriptionOfHtml("Soft.<br>Warm.<ul><li>Wool</li></ul>")).toBe("<p>Soft.<br>Warm.</p><ul><li>Wool</li></ul>");
  expect(descriptionOfHtml("One\n\nTwo <b>bold</b>")).toBe("<p>One</p><p>Two <strong>bold</strong></p>");
});
