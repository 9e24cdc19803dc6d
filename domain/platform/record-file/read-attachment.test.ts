import { expect, test } from "vitest";
import { readAttachment } from "./read-attachment.ts";

const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => new Uint8Array(Buffer.from(text, encoding));
const PNG = bytesOf("\u0089PNG\r\n\u001A\n0000", "latin1");

test("a file is what its content says, and is named so", () => {
  expect(readAttachment(bytesOf("%PDF-1.7 …"), "offer.pdf")).toEqual({
    name: "offer.pdf",
    mediaType: "application/pdf",
  });
  expect(readAttachment(PNG, "Photo.PNG")).toEqual({ name: "Photo.PNG", mediaType: "image/png" });
  expect(readAttachment(PNG, "setup.exe")).toEqual({ name: "setup.exe.png", mediaType: "image/png" });
  expect(readAttachment(bytesOf("a;b\n1;2"), "stock.csv")).toEqual({ name: "stock.csv", mediaType: "text/csv" });
  expect(readAttachment(bytesOf("caf\u00E9", "latin1"), "menu.txt")).toMatchObject({ mediaType: "text/plain" });
  expect(readAttachment(bytesOf("\uFEFFa\tb", "utf16le"), "sheet.txt")).toMatchObject({ name: "sheet.txt" });
});

test("a page with a script is a text to download", () => {
  expect(readAttachment(bytesOf("<script>alert(1)</script>"), "page.html")).toEqual({
    name: "page.html.txt",
    mediaType: "text/plain",
  });
  expect(readAttachment(bytesOf("<svg onload='alert(1)'/>"), "logo.svg")).toMatchObject({ name: "logo.svg.txt" });
});

test("programs, archives and empty files are not taken, and names lead nowhere", () => {
  expect(readAttachment(bytesOf("MZ\u0000\u0003", "latin1"), "setup.pdf")).toBeNull();
  expect(readAttachment(bytesOf("PK\u0003\u0004", "latin1"), "bomb.txt")).toBeNull();
  expect(readAttachment(new Uint8Array(), "empty.txt")).toBeNull();
  expect(readAttachment(bytesOf("text"), "..")).toBeNull();
  expect(readAttachment(bytesOf("text"), "../../etc/pass\u0000wd\u202Efdp.txt")?.name).toBe("passwdfdp.txt");
  expect(readAttachment(bytesOf("text"), "x".repeat(100_000))!.name.length).toBeLessThan(130);
});
