import { expect, test } from "vitest";
import { isPushEndpoint } from "./push.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://user@fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://127.0.0.1/x", false],
  ["https://[::1]/x", false],
  ["https://localhost/x", false],
  ["https://db.internal/x", false],
  ["file:///etc/passwd", false],
  ["x", false],
])("whether %s is a push service: %s", (endpoint, is) => expect(isPushEndpoint(endpoint)).toBe(is));
