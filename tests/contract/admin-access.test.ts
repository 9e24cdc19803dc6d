import { beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { PERMISSIONS, type Permission } from "#shared/permission.ts";
import type { Client } from "../support/client.ts";
import { contentActions, sendImage } from "./content-actions.ts";
import { editorialActions, makeLetter, makeMessage, makePost } from "./editorial-actions.ts";
import { moneyRules } from "./money-rule-actions.ts";
import { questionActions, questionIdOf } from "./question-actions.ts";
import { settingsActions } from "./settings-actions.ts";
import { videoActions } from "./video-actions.ts";
import { reviewActions } from "./review-actions.ts";
import { catalogActions } from "./catalog-actions.ts";
import { saleActions } from "./sale-actions.ts";
import { productActions } from "./product-actions.ts";
import { shopActions } from "./shop-actions.ts";
import { paymentActions } from "./payment-actions.ts";
import { ADMIN_SCREENS } from "./admin-screens.ts";
import { affiliateActions } from "./affiliate-actions.ts";
import { payoutActions } from "./payout-actions.ts";
import { peopleTheOffice } from "./office.ts";
import { ADDRESS, openShop } from "./open-shop.ts";
import { openOrderWorld, type OrderWorld } from "./order-world.ts";
import { type ShopPeople, signInShopPeople } from "./shop-people.ts";

type Operation = {
  "x-permission"?: Permission | "any";
  requestBody?: {
    content?: { "application/json"?: { schema?: { properties?: object } }; "multipart/form-data"?: object };
  };
};
type Call = {
  method: "get" | "post";
  path: string;
  permission: Permission | "any" | undefined;
  fields: string[];
  isForm: boolean;
};

const COUPON = {
  title: "Ten percent",
  kind: "invoice_base",
  discount_kind: "percent",
  percent: "10",
  starts_at: "2026-01-01T00:00",
  ends_at: "2099-01-01T00:00",
};
const shop = openShop({
  change: peopleTheOffice,
  settings: { maximumUnpaidUnits: 10_000, maximumUnpaidUnitsPerNetwork: 10_000, messagesPerHour: 1000 },
});

let world: OrderWorld;
let people: ShopPeople;
let staff: Client;
let calls: Call[];
/** Someone with only one permission, and someone with all others. */
const only = new Map<string, Client>();
const without = new Map<string, Client>();
const ids = {
  order: "",
  customer: 0,
  mail: 0,
  otherMail: 0,
  return: 0,
  coupon: 0,
  product: 1,
  message: 0,
  "message-report": 0,
  newsletter: 0,
  blog: 0,
  review: 0,
  question: 0,
  shop: 1,
  application: 0,
};

let coupons = 0;

async function makeCoupon(): Promise<number> {
  coupons += 1;
  const code = `MATRIX${coupons}`;
  return (await staff.post<{ id: number }>("admin/coupons", { ...COUPON, code })).body.id;
}

beforeAll(async () => {
  world = await openOrderWorld(shop);
  people = await signInShopPeople(shop);
  staff = world.clients.staff;
  for (const permission of PERMISSIONS) {
    only.set(permission, await shop.signIn(`only-${permission}@office.example`));
    without.set(permission, await shop.signIn(`without-${permission}@office.example`));
  }
  const document = (await shop.guest().get<{ paths: Record<string, Record<string, Operation>> }>("api/openapi.json"))
    .body;
  calls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/admin/"))
    .flatMap(([path, methods]) =>
      (["get", "post"] as const).flatMap((method) => {
        const operation = methods[method];
        if (!operation) return [];
        const content = operation.requestBody?.content;
        const fields = Object.keys(content?.["application/json"]?.schema?.properties ?? {});
        const isForm = content?.["multipart/form-data"] !== undefined;
        return { method, path, permission: operation["x-permission"], fields, isForm };
      }),
    );
  const target = await world.place("owner", "requested");
  ids.order = target.code;
  ids.return = target.returnId;
  const found = await staff.get<{ customers: { data: { id: number }[] } }>("admin/customers?q=shopper@souk.example");
  ids.customer = found.body.customers.data[0]!.id;
  const outbox = await staff.get<{ mails: { data: { id: number }[] } }>("admin/mails?state=failed");
  [ids.mail, ids.otherMail] = outbox.body.mails.data.map(({ id }) => id) as [number, number];
  ids.coupon = await makeCoupon();
  ids.message = await makeMessage(staff);
  const reports = await staff.get<{ reports: { data: { id: number }[] } }>("admin/message-reports");
  ids["message-report"] = reports.body.reports.data[0]!.id;
  ids.newsletter = await makeLetter(staff);
  ids.blog = (await makePost(staff)).id;
  ids.question = await questionIdOf(staff);
  ids.review = (await staff.get<{ reviews: { data: { id: number }[] } }>("admin/reviews")).body.reviews.data[0]!.id;
  const applications = await staff.get<{ applications: { data: { id: number }[] } }>("admin/applications");
  ids.application = applications.body.applications.data[0]!.id;
});

const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method.toUpperCase()} ${path}`;

/** What is asked for is not there: nothing may happen. */
function ask(client: Client, { method, path, isForm }: Call, body: unknown = {}) {
  const filled = path.replaceAll(/\{\w+\}/g, "999999");
  if (isForm) return client.send(filled, new FormData());
  return method === "get" ? client.get(filled) : client.post(filled, body);
}

describe("every call of the operator's", () => {
  test("says which permission it asks for", () => {
    expect(calls.length).toBeGreaterThan(15);
    const silent = calls.filter(({ permission }) => permission === undefined).map(nameOf);
    expect(silent).toEqual([]);
    const required = new Set(calls.map(({ permission }) => permission));
    expect(PERMISSIONS.filter((permission) => !required.has(permission))).toEqual([]);
  });

  test("is open only to staff with its permission; guests get 401, customers 404, other staff 403", async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const { permission } = call;
      const isAny = permission === "any";
      const cells: [string, Client, (status: number) => boolean][] = [
        ["guest", shop.guest(), (status) => status === 401],
        ["customer", world.clients.other, (status) => status === 404],
        ["seller", world.clients.shop, (status) => status === 404],
        ["affiliate", people.affiliate, (status) => status === 404],
        ["team member", people.team.get("finance")!, (status) => status === 404],
        ...PERMISSIONS.filter((each) => each !== permission).map(
          (each): [string, Client, (status: number) => boolean] => [
            `only ${each}`,
            only.get(each)!,
            (status) => (isAny ? [200, 404, 422].includes(status) : status === 403),
          ],
        ),
        ...(isAny
          ? []
          : ([
              ["without it", without.get(permission!)!, (status) => status === 403],
              ["with it alone", only.get(permission!)!, (status) => [200, 404, 409, 422].includes(status)],
            ] satisfies [string, Client, (status: number) => boolean][])),
        ["staff", staff, (status) => [200, 404, 409, 422].includes(status)],
      ];
      for (const [who, client, isRight] of cells) {
        const { status } = await ask(client, call);
        if (!isRight(status)) wrong.push(`${nameOf(call)} as ${who}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("refuses any other input, and never returns 500", async () => {
    const wrong: string[] = [];
    const parts = ["0", "-1", "abc", "99999999999999999999", "%00", "é".repeat(200)];
    const queries = [
      "q=%00",
      "q=%25",
      "search=%00",
      "older_than=x",
      "newer_than=1e9",
      "from=2026-13-40",
      "shop=1.5",
      "state=x",
      "page=0",
    ];
    const values = [null, -1, 1.5, 1e300, "", "\u0000", "x".repeat(5_000), [], {}, [[]], ["*", "nothing"], true];
    for (const call of calls) {
      for (const part of call.path.includes("{") ? parts : []) {
        const filled = call.path.replaceAll(/\{\w+\}/g, part);
        const { status } = call.method === "get" ? await staff.get(filled) : await staff.post(filled, {});
        if (status >= 500) wrong.push(`${nameOf(call)} ${part.slice(0, 20)}: ${status}`);
      }
      for (const query of call.method === "get" ? queries : []) {
        const { status } = await staff.get(`${call.path.replaceAll(/\{\w+\}/g, "1")}?${query}`);
        if (status >= 500) wrong.push(`${nameOf(call)} ?${query}: ${status}`);
      }
      // A setting that is switched on, such as two-step sign-in for all staff, is no mistake.
      const mistakes = call.path === "/admin/settings" ? values.filter((value) => value !== true) : values;
      for (const field of call.method === "post" ? call.fields : [])
        for (const value of mistakes) {
          const { status } = await ask(staff, call, { [field]: value });
          if (status >= 500) wrong.push(`${nameOf(call)} ${field}=${JSON.stringify(value)?.slice(0, 20)}: ${status}`);
        }
    }
    expect(wrong).toEqual([]);
  });
});

/** Does something for good: the call's path with its body, and the act that has to be noted for it. */
type Scenario = () => Promise<{ path: string; body?: object; form?: FormData; action: string; isImage?: boolean }>;

function fileForm(name: string, text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], name));
  return form;
}

async function staffId(email: string): Promise<number> {
  const { body } = await staff.get<{ members: { id: number; email: string }[] }>("admin/staff");
  return body.members.find((each) => each.email === email)!.id;
}

const ofOrder =
  (stage: Parameters<OrderWorld["place"]>[1], path: (code: string) => string, body: object, action: string): Scenario =>
  async () => ({ path: path((await world.place("owner", stage)).code), body, action });
const ofParcel =
  (step: string, body: object, isSent = false): Scenario =>
  async () => {
    const { code } = await world.place("owner", "confirmed");
    type Packed = { order: { parcels: { id: number }[] } };
    const packed = (await staff.post<Packed>(`admin/orders/${code}/parcels`, {})).body;
    const path = `admin/parcels/${packed.order.parcels[0]!.id}`;
    if (isSent) await staff.post(`${path}/hand-over`, {});
    return { path: `${path}/${step}`, body, action: "order.send" };
  };
const ofReturn =
  (stage: Parameters<OrderWorld["place"]>[1], move: string, body: object, action: string): Scenario =>
  async () => ({ path: `admin/returns/${(await world.place("owner", stage)).returnId}/${move}`, body, action });
const ofRecharge =
  (move: string, body: object, action: string): Scenario =>
  async () => {
    const { body: waiting } = await staff.get("admin/recharges?status=pending");
    return { path: `admin/recharges/${/"id":(\d+)/.exec(JSON.stringify(waiting))![1]}/${move}`, body, action };
  };

const ofVoucher =
  (state: string, move: string, body: object, action: string): Scenario =>
  async () => {
    const { body: found } = await staff.get<{ vouchers: { data: { id: number }[] } }>(`admin/vouchers?state=${state}`);
    return { path: `admin/vouchers/${found.vouchers.data[0]!.id}/${move}`, body, action };
  };

const DELIVERY = { name: "Van", method: "flat_rate", price: "4.90", minimum_days: 1, maximum_days: 2 };
const ZONE = { name: "South", places: [{ country_code: "DE", state: "Bavaria" }] };

const ofShipping =
  (what: "rates" | "zones", body: object): Scenario =>
  async () => {
    const stored = await staff.post<{ id: number }>(`admin/shipping/${what}`, body);
    return { path: `admin/shipping/${what}/${stored.body.id}/delete`, action: "shipping.remove" };
  };

const SCENARIOS: Record<string, Scenario> = {
  "POST /admin/shipping/rates": () =>
    Promise.resolve({ path: "admin/shipping/rates", body: DELIVERY, action: "shipping.change" }),
  "POST /admin/shipping/rates/{id}/delete": ofShipping("rates", DELIVERY),
  "POST /admin/shipping/zones": () =>
    Promise.resolve({ path: "admin/shipping/zones", body: ZONE, action: "shipping.change" }),
  "POST /admin/shipping/zones/{id}/delete": ofShipping("zones", ZONE),
  "POST /admin/coupons": () =>
    Promise.resolve({ path: "admin/coupons", body: { ...COUPON, code: "MATRIX" }, action: "coupon.create" }),
  "POST /admin/coupons/{id}/change": async () => ({
    path: `admin/coupons/${await makeCoupon()}/change`,
    body: COUPON,
    action: "coupon.change",
  }),
  "POST /admin/coupons/{id}/end": async () => ({
    path: `admin/coupons/${await makeCoupon()}/end`,
    body: {},
    action: "coupon.end",
  }),
  ...contentActions(() => staff),
  ...editorialActions(() => staff),
  ...saleActions(() => staff),
  ...moneyRules(() => staff),
  ...settingsActions(() => staff),
  ...productActions(() => staff),
  ...catalogActions(() => staff),
  ...reviewActions(() => staff),
  ...questionActions(() => staff),
  ...videoActions(() => staff),
  ...paymentActions(shop, () => staff),
  ...payoutActions(() => staff),
  ...shopActions(() => staff),
  ...affiliateActions(() => staff),
  "POST /admin/orders/{code}/confirm": ofOrder(
    "pending",
    (code) => `admin/orders/${code}/confirm`,
    {},
    "order.confirm",
  ),
  "POST /admin/orders/{code}/notes": ofOrder(
    "pending",
    (code) => `admin/orders/${code}/notes`,
    { text: "Called them" },
    "note.add",
  ),
  "POST /admin/orders/bulk": async () => {
    const { code } = await world.place("owner", "pending");
    return { path: "admin/orders/bulk", body: { filter: `q=${code}`, action: "confirm" }, action: "order.confirm" };
  },
  "POST /admin/exports": () =>
    Promise.resolve({ path: "admin/exports", body: { list: "coupons", filter: "q=matrix" }, action: "list.export" }),
  "POST /admin/returns/bulk": async () => {
    const { returnId } = await world.place("owner", "requested");
    const body = { ids: [returnId], action: "approve", value: "Send it." };
    return { path: "admin/returns/bulk", body, action: "return.approve" };
  },
  "POST /admin/coupons/bulk": async () => ({
    path: "admin/coupons/bulk",
    body: { ids: [await makeCoupon()], action: "end" },
    action: "coupon.end",
  }),
  "POST /admin/mails/bulk": () =>
    Promise.resolve({
      path: "admin/mails/bulk",
      body: { ids: [ids.otherMail], action: "resend" },
      action: "mail.resend",
    }),
  "POST /admin/orders/{code}/deliver": ofOrder("sent", (code) => `admin/orders/${code}/deliver`, {}, "order.deliver"),
  "POST /admin/orders/{code}/cancel": ofOrder(
    "pending",
    (code) => `admin/orders/${code}/cancel`,
    { reason: "The shop has closed" },
    "order.cancel",
  ),
  "POST /admin/orders/{code}/refund": ofOrder(
    "delivered",
    (code) => `admin/orders/${code}/refund`,
    { amount: "0.50", reason: "A scratch", bearer: "operator" },
    "refund.make",
  ),
  "POST /admin/orders/{code}/address": ofOrder(
    "pending",
    (code) => `admin/orders/${code}/address`,
    { ...ADDRESS, line_1: "7 Quay", reason: "As agreed by phone" },
    "order.address",
  ),
  "POST /admin/orders/{code}/parcels": ofOrder(
    "confirmed",
    (code) => `admin/orders/${code}/parcels`,
    { reason: "The shop is away" },
    "order.send",
  ),
  "POST /admin/parcels/{id}/hand-over": ofParcel("hand-over", {}),
  "POST /admin/parcels/{id}/change": ofParcel("change", { carrier_name: "Bike", tracking_number: "B 1" }),
  "POST /admin/parcels/{id}/cancel": ofParcel("cancel", {}),
  "POST /admin/parcels/{id}/deliver": ofParcel("deliver", {}, true),
  "POST /admin/parcels/{id}/end": ofParcel("end", { outcome: "lost" }, true),
  "POST /admin/orders/{code}/messages": ofOrder(
    "pending",
    (code) => `admin/orders/${code}/messages`,
    { text: "We look into it." },
    "order.write",
  ),
  "POST /admin/returns/{id}/approve": ofReturn("requested", "approve", { instructions: "Send it." }, "return.approve"),
  "POST /admin/returns/{id}/reject": ofReturn("requested", "reject", { reason: "It was used." }, "return.reject"),
  "POST /admin/returns/{id}/received": ofReturn("approved", "received", {}, "return.receive"),
  "POST /admin/returns/{id}/refund": ofReturn("received", "refund", {}, "refund.make"),
  "POST /admin/refund-payouts/{id}/paid": async () => {
    const { code } = await world.place("guest", "delivered");
    await staff.post(`admin/orders/${code}/refund`, { amount: "0.50", reason: "A scratch", bearer: "operator" });
    const { body } = await staff.get<{ payouts: { id: number; order_code: string }[] }>("admin/refund-payouts");
    const { id } = body.payouts.find((payout) => payout.order_code === code)!;
    return { path: `admin/refund-payouts/${id}/paid`, action: "refund.make" };
  },
  "POST /admin/recharges/{id}/approve": ofRecharge("approve", {}, "recharge.approve"),
  "POST /admin/recharges/{id}/reject": ofRecharge("reject", { reason: "Nothing came" }, "recharge.reject"),
  "POST /admin/recharges/bulk": () =>
    Promise.resolve({
      path: "admin/recharges/bulk",
      body: { filter: "status=pending", action: "approve" },
      action: "recharge.approve",
    }),
  "POST /admin/vouchers/{id}/void": ofVoucher("active", "void", { reason: "By mistake" }, "voucher.void"),
  "POST /admin/vouchers/{id}/resend": ofVoucher(
    "scheduled",
    "resend",
    { email: "other@matrix.example" },
    "voucher.resend",
  ),
  "POST /admin/customers/{id}/sign-out": () =>
    Promise.resolve({ path: `admin/customers/${ids.customer}/sign-out`, action: "customer.sign_out" }),
  "POST /admin/customers/{id}/notes": () =>
    Promise.resolve({
      path: `admin/customers/${ids.customer}/notes`,
      body: { text: "Called them" },
      action: "note.add",
    }),
  "POST /admin/customers/bulk": () =>
    Promise.resolve({
      path: "admin/customers/bulk",
      body: { ids: [ids.customer], action: "add_tag", value: "Wholesale" },
      action: "tag.add",
    }),
  "POST /admin/records/{kind}/{record}/tags": () =>
    Promise.resolve({
      path: `admin/records/order/${ids.order}/tags`,
      body: { name: "Call first" },
      action: "tag.add",
    }),
  "POST /admin/records/{kind}/{record}/tags/remove": async () => {
    const path = `admin/records/customer/${ids.customer}/tags`;
    await staff.post(path, { name: "Asked twice" });
    return { path: `${path}/remove`, body: { name: "Asked twice" }, action: "tag.remove" };
  },
  "POST /admin/records/{kind}/{record}/files": () =>
    Promise.resolve({
      path: `admin/records/order/${ids.order}/files`,
      form: fileForm("offer.txt", "An offer"),
      action: "file.add",
    }),
  "POST /admin/records/{kind}/{record}/files/{file_id}/remove": async () => {
    const path = `admin/records/order/${ids.order}/files`;
    const attached = await staff.send<{ files: { id: number }[] }>(path, fileForm("letter.txt", "A letter"));
    return { path: `${path}/${attached.body.files[0]!.id}/remove`, action: "file.remove" };
  },
  "POST /admin/mails/{id}/resend": () =>
    Promise.resolve({ path: `admin/mails/${ids.mail}/resend`, action: "mail.resend" }),
  "POST /admin/staff": () =>
    Promise.resolve({
      path: "admin/staff",
      body: { email: "other@matrix.example", permissions: ["orders.read"] },
      action: "staff.invite",
    }),
  "POST /admin/staff/{id}/permissions": async () => ({
    path: `admin/staff/${await staffId("clerk@matrix.example")}/permissions`,
    body: { permissions: ["mails.read", "orders.read"] },
    action: "staff.change",
  }),
  "POST /admin/staff/{id}/remove": async () => ({
    path: `admin/staff/${await staffId("clerk@matrix.example")}/remove`,
    action: "staff.remove",
  }),
  "POST /admin/staff-invitations/{id}/withdraw": async () => {
    await staff.post("admin/staff", { email: "new@office.example", permissions: ["orders.read"] });
    const { body } = await staff.get<{ invitations: { id: number }[] }>("admin/staff");
    return { path: `admin/staff-invitations/${body.invitations[0]!.id}/withdraw`, action: "staff.withdraw" };
  },
};

describe("every screen of the operator's", () => {
  const own = routes.flatMap(({ path }) => (path?.split("/")[0] === "admin" ? path : []));

  function filled(path: string): string {
    if (path.startsWith("admin/orders/")) return path.replace(":code", ids.order);
    if (path.endsWith("/:group")) return path.replace(":group", "shop");
    if (path.endsWith("/:template")) return path.replace(":template", "welcome");
    if (/^admin\/(price-rules|campaigns)\//.test(path)) return path.replace(":id", "new");
    if (path.startsWith("admin/languages/")) return path.replace(":code", "es");
    if (/^admin\/(pages|videos)\//.test(path)) return path.replace(":id", "1");
    const noun = (path.split("/")[1] ?? "").replace(/s$/, "") as Exclude<keyof typeof ids, "order">;
    return path.replace(":id", String(ids[noun])).replace(":code", "no-such-code");
  }

  test("is in this matrix", () => {
    expect(own.filter((path) => !(path in ADMIN_SCREENS))).toEqual([]);
  });

  test("is shown only to staff with its permission", async () => {
    const wrong: string[] = [];
    for (const path of own) {
      const permission = ADMIN_SCREENS[path]!;
      const cells: [string, Client, number, string?][] = [
        ["guest", shop.guest(), permission === "nobody" ? 404 : 302],
        ["customer", world.clients.other, 404],
        ["seller", world.clients.shop, 404],
        ...PERMISSIONS.map((each): [string, Client, number, string?] =>
          permission === null || permission === each
            ? [`only ${each}`, only.get(each)!, 200]
            : // As a navigation in the browser asks, by the same loaders: three thousand screens of "not found" cost minutes.
              [`only ${each}`, only.get(each)!, 404, ".data"],
        ),
        ["staff", staff, permission === "nobody" ? 404 : 200],
      ];
      for (const [who, client, expected, asData = ""] of cells) {
        const { status } = await client.page(filled(path) + asData);
        if (status !== expected) wrong.push(`${path} as ${who}: ${status} in place of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("every action of the operator", () => {
  test("is in this list", () => {
    const acting = calls.filter(({ method }) => method === "post").map(nameOf);
    expect(acting.filter((name) => !(name in SCENARIOS))).toEqual([]);
  });

  test.each(Object.keys(SCENARIOS))("%s is noted with who did it", async (name) => {
    if (!calls.some((call) => nameOf(call) === name)) throw new Error("There is no such call");
    const { path, body, form, action, isImage } = await SCENARIOS[name]!();
    const sent = form ? staff.send(path, form) : staff.post(path, body ?? {});
    const done = await (isImage ? sendImage(staff, path) : sent);
    expect(done.body).toMatchObject({ success: expect.any(String) });
    type Log = { entries: { data: { action: string; actor_name: string; request_id: string | null }[] } };
    const { body: log } = await staff.get<Log>("admin/audit");
    expect(log.entries.data[0]).toMatchObject({ action, actor_name: "boss Matrix", request_id: expect.any(String) });
  });
});

test("looking at a customer or a mail and taking orders out is noted too", async () => {
  await staff.get(`admin/customers/${ids.customer}`);
  await staff.get(`admin/mails/${ids.mail}`);
  const started = await staff.post<{ export: { id: number } }>("admin/exports", {
    list: "orders",
    filter: "country=US",
  });
  const path = `admin/exports/${started.body.export.id}`;
  type Run = { export: { state: string; done: number; total: number } };
  await expect.poll(async () => (await staff.get<Run>(path)).body.export.state).toBe("done");
  const run = (await staff.get<Run>(path)).body.export;
  expect(run.done).toBe(run.total);
  const table = await staff.get(`${path}/file`);
  expect(table.headers.get("Content-Type")).toContain("text/csv");
  const { body } = await staff.get<{ entries: { data: { action: string }[] } }>("admin/audit");
  expect(body.entries.data.slice(0, 3).map(({ action }) => action)).toEqual([
    "order.export",
    "mail.look",
    "customer.look",
  ]);
});

test("a list is exported only by those who may read it", async () => {
  const clerk = only.get("coupons.manage")!;
  expect((await clerk.post("admin/exports", { list: "customers", filter: "" })).status).toBe(403);
  expect((await staff.post("admin/exports", { list: "shop_orders", filter: "" })).status).toBe(404);
  expect((await staff.post("admin/exports", { list: "coupons", filter: "colour=red" })).status).toBe(422);
  const { body } = await clerk.post<{ export: { id: number } }>("admin/exports", { list: "coupons", filter: "" });
  expect((await clerk.get(`admin/exports/${body.export.id}`)).status).toBe(200);
  expect((await staff.get(`admin/exports/${body.export.id}`)).status).toBe(404);
  expect((await staff.get(`admin/exports/${body.export.id}/file`)).status).toBe(404);
});

test("one address is a screen for a browser and a call for a program", async () => {
  const { html, status } = await staff.page("admin/orders");
  expect([status, html.startsWith("<!DOCTYPE html>")]).toEqual([200, true]);
  expect((await staff.get<{ rows: object[] }>("admin/orders")).body.rows.length).toBeGreaterThan(0);
});
