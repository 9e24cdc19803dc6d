import { expect, test } from "vitest";
import { pages } from "#db/schema/page.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { getPage } from "./get-page.ts";

const { db } = await openTestDatabase();

test("the imprint names the shop as its operator has set it up, in every language, never the demo", async () => {
  const settings = { shopName: `Corner <b>"Shop"</b> $& Co`, shopEmail: "olga@example.com" };
  for (const code of ["en", "ar", "es", "hi"]) {
    const language = { code, name: "", direction: "ltr" as const, flag: "" };
    const page = await getPage(makeContext(db, { settings, visitor: { language } }), "imprint");
    expect(page?.body).toContain("<dd>Corner &lt;b&gt;&quot;Shop&quot;&lt;/b&gt; $&amp; Co</dd>");
    expect(page?.body).toContain("<dd>olga@example.com</dd>");
    expect(page?.body).not.toMatch(/Souk|souk\.example/);
  }
});

test("a body with anything but plain text and safe links is not stored, whatever writes it", async () => {
  const write = (body: string) =>
    db.transaction((inside) => inside.insert(pages).values({ slug: `page-${Math.random()}`, title: "Page", body }));
  for (const body of [
    "<script>alert(1)</script>",
    "<p onclick=alert(1)>x</p>",
    "<img src=x onerror=alert(1)>",
    `<a href="javascript:alert(1)">x</a>`,
    `<a href="/x" onclick="alert(1)">x</a>`,
    "<<p>script>alert(1)<</p>/script>",
    "<SCRIPT>alert(1)</SCRIPT>",
    "<p>1 < 2</p>",
    "<svg/onload=alert(1)",
  ])
    await expect(write(body), body).rejects.toThrow();
  await write(
    `<h2>Hello</h2><p>1 &lt; 2, <a href="https://souk.example/x?y=1">there</a> and <a href="/page/terms">here</a></p>`,
  );
});
