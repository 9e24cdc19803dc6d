import { expect, test } from "vitest";
import { paragraphsOf, plainTextOf } from "./rich-text.ts";

test("turns each line of plain text into a paragraph and shows its characters", () => {
  expect(paragraphsOf("Holds 5 < 6 & more\n\n  <script>x</script> ")).toBe(
    "<p>Holds 5 &lt; 6 &amp; more</p><p>&lt;script&gt;x&lt;/script&gt;</p>",
  );
  expect(paragraphsOf(" \n ")).toBe("");
});

test("reads the words of HTML line by line", () => {
  const html = `<h2>Oak</h2><ul><li><p>Solid &amp; <strong>oiled</strong></p></li><li>5 &lt; 6</li></ul><p>a<br>b</p>`;
  expect(plainTextOf(html)).toBe("Oak\nSolid & oiled\n5 < 6\na\nb");
  expect(plainTextOf(paragraphsOf("One\nTwo <b>"))).toBe("One\nTwo <b>");
});
