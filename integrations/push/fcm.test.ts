import { createVerify, generateKeyPairSync } from "node:crypto";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { openFakeServer } from "#tests/support/fake-server.ts";
import { createFcm } from "./fcm.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const EMAIL = "push@shop-project.iam.gserviceaccount.com";
const MESSAGE = { id: 7, title: "On its way", message: "It was sent.", url: "https://shop.example/user/order/1" };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Google's two services with their state: which tokens of apps live, which access tokens are valid. */
async function openGoogle(living: readonly string[]) {
  const state = { living: new Set(living), valid: new Set<string>(), issued: 0, sent: [] as unknown[], isDown: false };
  const server = await openFakeServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, value: object) =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (request.url === "/token") {
      const [head = "", claims = "", signature = ""] = (new URLSearchParams(body).get("assertion") ?? "").split(".");
      const isRight = createVerify("RSA-SHA256").update(`${head}.${claims}`).verify(publicKey, signature, "base64url");
      const { iss, exp, iat } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, number>;
      if (!isRight || String(iss) !== EMAIL || exp! - iat! !== 3_600) return answer(400, { error: "invalid_grant" });
      state.issued += 1;
      state.valid.add(`access-${state.issued}`);
      return answer(200, { access_token: `access-${state.issued}`, expires_in: 3_600 });
    }
    if (state.isDown) return answer(503, { error: { status: "UNAVAILABLE" } });
    if (request.url !== "/v1/projects/shop-project/messages:send")
      return answer(404, { error: { status: "NOT_FOUND" } });
    if (!state.valid.has((request.headers.authorization ?? "").replace("Bearer ", "")))
      return answer(401, { error: { status: "UNAUTHENTICATED" } });
    const { message } = JSON.parse(body) as { message: { token: string } };
    if (!state.living.has(message.token))
      return answer(404, { error: { status: "NOT_FOUND", details: [{ errorCode: "UNREGISTERED" }] } });
    state.sent.push(message);
    return answer(200, { name: "projects/shop-project/messages/1" });
  });
  ({ close } = server);
  const origin = server.apiUrl;
  let time = Date.now();
  const account = {
    clientEmail: EMAIL,
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    tokenUri: `${origin}/token`,
  };
  const fcm = createFcm({ projectId: "shop-project", account, origin, now: () => time });
  const send = (token: string) => fcm({ id: 1, service: "fcm", endpoint: token, publicKey: "", authKey: "" }, MESSAGE);
  return { state, send, pass: (seconds: number) => void (time += seconds * 1_000) };
}

test("a message reaches an installed app; an uninstalled one is reported as gone", async () => {
  const { state, send } = await openGoogle(["phone"]);
  expect(await Promise.all([send("phone"), send("phone"), send("removed")])).toEqual(["sent", "sent", "gone"]);
  expect(state.issued).toBe(1);
  const { id: _id, ...shown } = MESSAGE;
  expect(state.sent[0]).toEqual({
    token: "phone",
    notification: { title: MESSAGE.title, body: MESSAGE.message },
    data: { id: "7", ...shown },
  });
  state.living.delete("phone");
  expect(await send("phone")).toBe("gone");
});

test("an access token is renewed before its hour ends, and when it is revoked", async () => {
  const { state, send, pass } = await openGoogle(["phone"]);
  await send("phone");
  pass(3_000);
  await send("phone");
  expect(state.issued).toBe(1);
  pass(600);
  await send("phone");
  expect(state.issued).toBe(2);
  state.valid.clear();
  expect(await send("phone")).toBe("sent");
  expect(state.issued).toBe(3);
});

test("temporary failures are retried later, and no app is deleted for them", async () => {
  const { state, send } = await openGoogle(["phone"]);
  state.isDown = true;
  expect(await send("phone")).toBe("failed");
  state.isDown = false;
  expect(await send("phone")).toBe("sent");
});
