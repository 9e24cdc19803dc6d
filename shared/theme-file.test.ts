import { expect, test } from "vitest";
import { readThemeFile, themeFileOf } from "./theme-file.ts";

test("a shop with the usual colors has no style sheet of its own", () => {
  expect(themeFileOf({ colorPrimary: "", colorMenu: "", colorMenuText: "" })).toBeNull();
});

test("the name of the style sheet says its colors", () => {
  const name = themeFileOf({ colorPrimary: "#0a66a8", colorMenu: "", colorMenuText: "#ffffff" });
  expect(name).toBe("0a66a8-x-ffffff.css");
  expect(readThemeFile(name!)).toBe(":root { --primary: #0a66a8; --menu-text: #ffffff; }\n");
});

test("another name has no style sheet", () => {
  for (const name of ["0a66a8.css", "0a66a8-x-x", "0a66a8-x-x};*{color:red.css"])
    expect(readThemeFile(name)).toBeNull();
});
