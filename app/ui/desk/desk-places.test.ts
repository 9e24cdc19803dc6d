import { expect, test } from "vitest";
import { findCurrentPlace } from "./desk-places.tsx";

const PLACES = ["/admin", "/admin/orders", "/admin/settings", "/admin/settings/contact"];

test("a record belongs to its list", () => {
  expect(findCurrentPlace(PLACES, "/admin/orders/SK-1")).toBe("/admin/orders");
});

test("the most exact place is the current one", () => {
  expect(findCurrentPlace(PLACES, "/admin/settings/contact")).toBe("/admin/settings/contact");
  expect(findCurrentPlace(PLACES, "/admin/settings/other")).toBe("/admin/settings");
});

test("the first screen of a desk is current only on its own path", () => {
  expect(findCurrentPlace(PLACES, "/admin/")).toBe("/admin");
  expect(findCurrentPlace(PLACES, "/admin/unknown")).toBeNull();
  expect(findCurrentPlace(PLACES, "/admin/orders-of-others")).toBeNull();
});
