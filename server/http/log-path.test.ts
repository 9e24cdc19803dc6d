import { expect, test } from "vitest";
import { api } from "#api/api.ts";
import routes from "#app/routes.ts";
import { pathForLog } from "./log-path.ts";

const SECRET = "s3cr3t";
/** Beside the calls and the screens. */
const OF_THE_SERVER = ["/dev/mail/:id", "/sandbox/pay/:reference"];
/** What these name is no secret: a place in the catalog, a row's own number, or the code of an order, which opens nothing without its key. */
const LOGGED = [
  /^\/(page|campaign|category|category-blogs|blog|brand|gadget-products|product|shop|shop-page-data|home|get|change)\//,
  /^\/(register\/:type|video-shopping\/:slug)$/,
  /^\/(admin|seller)\/(?!join\/)/,
  /^\/login\/(with|callback)\/:provider$/,
  /^\/payment\/webhook\/:provider$/,
  /^\/credit-note\/:number$/,
  /^\/user\/(?!invoice|transfer\/)[\w-]+\/:(id|code|number)(\/|$)/,
  /^\/[\w/-]+\/(:type\/)?:id(\/(remove|cancel))?$/,
];

const screens = routes.flatMap(({ path = "" }) => (path.includes(":") ? [`/${path}`] : []));
const calls = api.routes.flatMap(({ path }) => (path.includes(":") ? [path] : []));
const all = [...new Set([...screens, ...calls, ...OF_THE_SERVER])];
const secret = all.filter((path) => OF_THE_SERVER.includes(path) || !LOGGED.some((pattern) => pattern.test(path)));

test("there are routes whose address opens something", () => {
  expect(secret).toEqual(expect.arrayContaining(["/reset/:email/:code", "/unsubscribe/:key", "/download/:token"]));
});

test.each(secret)("the log hides what opens something in %s", (route) => {
  const path = route.replaceAll(/:\w+(\{[^}]*\})?\??/g, SECRET);
  for (const requested of [path, `/ar${path}`, `/shop/ar${path}.data`, path.toUpperCase(), `${path}/more`, `${path}/`])
    expect(pathForLog(requested).toLowerCase()).not.toContain(SECRET);
});

test.each(["/track-order", "/order-confirmation", "/login/callback/acme", "/"])(
  "the log has no query of %s",
  (path) => {
    expect(pathForLog(`${path}?key=${SECRET}`)).toBe(path);
  },
);

test("the log has the rest", () => {
  for (const path of ["/product/lamp", "/payment/webhook/stripe", "/admin/orders/SK-1", "/user/email-change"])
    expect(pathForLog(path)).toBe(path);
});
