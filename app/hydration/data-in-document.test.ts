import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { closeData, openData } from "./data-in-document.server.ts";

/** As the framework writes it: `{loaderData: {root: {languages: ["en"], user: null, carts: []}, page: {text: "a"}}, errors: null}`. */
const ENCODED =
  '[{"_1":2,"_13":-5},"loaderData",{"_3":4,"_10":11},"root",{"_5":6,"_8":-5,"_9":14},"languages",[7],"en","user","carts","page",{"_12":15},"text","errors",[],"</script><!--"]';

function documentWith(encoded: string): string {
  const text = JSON.stringify(`${encoded}\n`).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<body><script>window.__reactRouterContext.streamController.enqueue(${text});</script></body>`;
}

async function readAsBrowser(html: string) {
  const [, text] = /enqueue\((".*?")\);<\/script>/s.exec(html)!;
  const stream = new Blob([JSON.parse(text!) as string]).stream();
  return (await decode(stream, globalThis)).value;
}

test("the framework's own reader finds one person's data in the place of nobody's", async () => {
  const { before, data, after } = openData(documentWith(ENCODED))!;
  const own = {
    user: { id: 7, name: "Zoë </script><script>alert(1)</script> \u2028 \"quoted\" 'x' \\", image: null },
    carts: [
      { id: 1, name: "Cup", is_new: true, price: { amount: 1250, currency: "USD" } },
      { id: 2, name: "Cup", is_new: false, price: { amount: -3, currency: "USD" }, note: undefined },
    ],
  };
  const html = before + data.script + closeData(data, own) + after;
  expect(await readAsBrowser(html)).toEqual({
    loaderData: { root: { languages: ["en"], ...own }, page: { text: "</script><!--" } },
    errors: null,
  });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain("\u2028");
});

test("one person's data leaves nothing behind for the next", async () => {
  const { before, data, after } = openData(documentWith(ENCODED))!;
  closeData(data, { user: { id: 7 }, carts: [{ id: 1 }] });
  expect(await readAsBrowser(before + data.script + closeData(data, { user: null, carts: [] }) + after)).toEqual({
    loaderData: { root: { languages: ["en"], user: null, carts: [] }, page: { text: "</script><!--" } },
    errors: null,
  });
});

test("data that comes in several scripts stays closed", () => {
  expect(openData(documentWith(ENCODED) + documentWith("P1:2"))).toBeNull();
  expect(openData("<body></body>")).toBeNull();
});
