import { expect, test } from "vitest";
import { cleanBody, cleanText } from "./clean-body.ts";

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

test("links lead only to pages of the shop, to https and to mail addresses", () => {
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

const BLOCKS = [
  `<blockquote><p>Slow, and worth it.</p></blockquote><hr>`,
  `<figure class="wide"><img src="/img/960/content-a_1.webp" alt="A &quot;lamp&quot; &lt;3"><figcaption>By &amp; for us</figcaption></figure>`,
  `<figure><img src="/img/960/lamp.webp" alt=""></figure>`,
  `<p class="action"><a href="/products">Shop</a></p>`,
  `<details><summary>Why?</summary><p>So.</p><ul><li><p>One</p></li></ul></details>`,
  `<div class="columns"><div class="column"><p>a</p></div><div class="column"><h3>b</h3></div></div>`,
  `<table><tbody><tr><th>a</th><td></td></tr><tr><td>1<br>2</td><td><a href="https://a.example/">b</a></td></tr></tbody></table>`,
];

test.each(BLOCKS)("a block stays as it is: %s", (block) => {
  expect(cleanBody(block)).toBe(block);
});

test.each([
  [
    `<figure class="wide x" onload="x()"><img src="/img/960/a.webp" onerror="x()" srcset="//evil.example/a" style="a:b" alt="a"></figure>`,
    `<figure><img src="/img/960/a.webp" alt="a"></figure>`,
  ],
  [`<figure><img src="https://evil.example/a.webp" alt="a"></figure><p>b</p>`, "<p>b</p>"],
  [
    `<figure><img src="/img/960/../../admin/x.webp"></figure><img src="data:image/svg+xml,<svg onload=x()>"><p>b</p>`,
    "<p>b</p>",
  ],
  [`<figure><img src="//img/960/a.webp"><figcaption>a</figcaption></figure><p>b</p>`, "<p>b</p>"],
  [`<p class="action fixed"><a href="javascript:x()" class="x">a</a></p>`, "<p>a</p>"],
  [
    `<details open ontoggle="x()"><summary onclick="x()">a</summary><svg><script>x()</script></svg>b</details>`,
    "<details><summary>a</summary>b</details>",
  ],
  [
    `<div class="columns evil">a</div><table style="x"><thead><tr><td colspan="99" onclick="x()">a</td></tr></thead></table>`,
    "<p>a</p><table><tr><td>a</td></tr></table>",
  ],
])("of hostile blocks only what pages show is left: %s", (hostile, left) => {
  expect(cleanBody(hostile)).toBe(left);
});

test("a text without blocks has none", () => {
  expect(
    cleanText(`<blockquote><p class="action">a</p></blockquote><figure><img src="/img/960/a.webp"></figure><hr>`),
  ).toBe("<p>a</p>");
});
