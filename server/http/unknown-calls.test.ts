import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { ServerEnvironment } from "../app.ts";
import { createUnknownCalls } from "./unknown-calls.ts";

const CALL = { "X-Requested-With": "XMLHttpRequest" };
const PROGRAM = { Accept: "application/json, text/plain, */*" };
const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** The end of the way that a request takes: the calls are behind it, the screens come after it. */
function createEnd(appPath: string) {
  const app = new Hono<ServerEnvironment>({ strict: false });
  app.use(async (c, next) => {
    c.set("ctx", { t: (keyword: string) => keyword } as never);
    await next();
  });
  app.use(`${appPath}*`, createUnknownCalls(appPath));
  app.get(`${appPath}*`, (c) => c.html("a screen"));
  return async (method: string, path: string, headers: Record<string, string>) => {
    const answer = await app.request(`http://shop.example${path}`, { method, headers });
    return { status: answer.status, allow: answer.headers.get("Allow"), text: await answer.text() };
  };
}

describe.each(["/", "/shop/"])("below %s, what no call has answered", (appPath) => {
  const ask = createEnd(appPath);

  test.each([CALL, PROGRAM])("is 404 in JSON for a program: %o", async (headers) => {
    const notFound = { status: 404, text: JSON.stringify({ error: "We couldn't find this." }) };
    expect(await ask("GET", `${appPath}user/no-such-call`, headers)).toMatchObject(notFound);
    expect(await ask("POST", `${appPath}user/no-such-call`, headers)).toMatchObject(notFound);
  });

  test("is a screen for a browser, and for the router that asks for its data", async () => {
    const screen = { status: 200, text: "a screen" };
    expect(await ask("GET", `${appPath}login`, BROWSER)).toMatchObject(screen);
    expect(await ask("GET", `${appPath}login`, {})).toMatchObject(screen);
    expect(await ask("GET", `${appPath}cart.data?_routes=x`, PROGRAM)).toMatchObject(screen);
    expect(await ask("GET", `${appPath}user/addToCart`, { ...BROWSER, ...CALL })).toMatchObject(screen);
  });

  test.each([
    ["POST", "settings-data", "GET, HEAD"],
    ["DELETE", "home/filtered_products", "GET, HEAD"],
    ["PUT", "user/addToCart", "POST"],
    ["GET", "user/cancel-order/SK-1/", "POST"],
    ["PATCH", "user/topics", "GET, HEAD, POST"],
  ])("says by which methods there is a call: %s %s", async (method, path, allow) => {
    expect(await ask(method, appPath + path, { ...CALL, ...PROGRAM })).toMatchObject({
      status: 405,
      allow,
      text: JSON.stringify({ error: "This call takes another method." }),
    });
  });
});
