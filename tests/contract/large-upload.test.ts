import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

const MEGABYTES = 200;
const MAX_GROWTH_MEGABYTES = 100;
const ROWS = Buffer.from("lamp,Lamp,LAMP-1,5.00\n".repeat(47_663)).subarray(0, 1_048_576);

const shop = openShop();

/** Sends a file of rows as over a slow connection; returns the status, or null if the connection was cut. */
async function sendFile(isLengthSent: boolean): Promise<number | null> {
  const guest = shop.guest();
  const token = await guest.token();
  const { url } = shop.server();
  return new Promise((resolve) => {
    const sent = request(`${url}/admin/imports`, {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=rows",
        "X-CSRF-TOKEN": token,
        "X-Requested-With": "XMLHttpRequest",
        Cookie: guest.cookies(),
        ...(isLengthSent && { "Content-Length": String(MEGABYTES * ROWS.length) }),
      },
    });
    let left = MEGABYTES;
    const write = () => {
      for (; left > 0; left -= 1)
        if (!sent.write(ROWS)) {
          left -= 1;
          sent.once("drain", write);
          return;
        }
      sent.end();
    };
    sent.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
      sent.destroy();
    });
    sent.once("error", () => resolve(null));
    write();
  });
}

/** The most memory that the server has held; null where the system does not tell. */
function peakMegabytes(): number | null {
  const file = `/proc/${shop.server().pid}/status`;
  const [, kilobytes] = existsSync(file) ? (/VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8")) ?? []) : [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

test.each([
  ["told", true],
  ["unknown", false],
])("a file of 200 MB whose length is %s is refused without being held in memory", async (_name, isLengthSent) => {
  await sendFile(isLengthSent);
  const before = peakMegabytes();
  const status = await sendFile(isLengthSent);
  expect([413, null]).toContain(status);
  expect((peakMegabytes() ?? 0) - (before ?? 0)).toBeLessThan(MAX_GROWTH_MEGABYTES);
  expect((await shop.guest().get("home/categories")).status).toBe(200);
});
