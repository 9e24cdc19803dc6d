import { expect, test } from "vitest";
import { networkAreaOf, networkOf, providerAreaOf } from "./network-of.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ["192.0.2.7", "192.0.2.x", "192:0"],
  ["::ffff:192.0.2.7", "192.0.2.x", "192:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", "2001:db8"],
  ["unknown", "", "unknown"],
])("%s is shown as %s and stays within %s", (address, area, provider) => {
  expect(networkAreaOf(address)).toBe(area);
  expect(providerAreaOf(address)).toBe(provider);
});
