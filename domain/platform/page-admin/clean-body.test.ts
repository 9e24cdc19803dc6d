import { expect, test } from "vitest";
import { cleanBody } from "./clean-body.ts";

test("what a page can show stays as it is", () => {
  const body = `<h2>Hours</h2><p>9 &lt; 10 <strong>each</strong> <em>day</em>,<br>see <a href="https://a.example/x?y=1&amp;z=2">here</a></p><ul><li>One</li></ul><dl><dt>Name</dt><dd>Shop</dd></dl>`;
  expect(cleanBody(body)).toBe(body);
});

test("scripts, styles, handlers and frames are removed with their content", () => {
  expect(cleanBody(`<p onclick="x()" style="color:red">Hi<script>alert(1)</script><style>p{}</style></p>`)).toBe(
    "<p>Hi</p>",
  );
  expect(cleanBody(`<iframe src="https://x.example"></iframe><img src=x onerror=alert(1)><p>a</p>`)).toBe("<p>a</p>");
});

test("links lead to pages of the shop, to https and to mail addresses alone", () => {
  expect(cleanBody(`<a href="javascript:alert(1)">x</a><a href="//evil.example">y</a><a>z</a>`)).toBe("xyz");
  expect(cleanBody(`<a href="http://old.example/" target="_blank" rel="noopener">old</a>`)).toBe(
    `<a href="https://old.example/">old</a>`,
  );
  expect(
    cleanBody(`<a href="Https://Example.com/A">a</a><a href="/\\evil.example">b</a><a href="/\t/evil.example">c</a>`),
  ).toBe(`<a href="https://Example.com/A">a</a>bc`);
  expect(cleanBody(`<a href="/page/terms">a</a><a href="mailto:a@b.example">b</a>`)).toBe(
    `<a href="/page/terms">a</a><a href="mailto:a@b.example">b</a>`,
  );
});

test("headings and emphasis of other programs become those of a page", () => {
  expect(cleanBody("<h1>A</h1><h4>B</h4><b>c</b><i>d</i><div>e</div><p></p>")).toBe(
    "<h2>A</h2><h3>B</h3><strong>c</strong><em>d</em><p>e</p>",
  );
});
