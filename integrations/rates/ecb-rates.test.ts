import { expect, test } from "vitest";
import { readDailyFile } from "./ecb-rates.ts";

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2026-11-25'>
    <Cube currency='USD' rate='1.1534'/>
    <Cube currency='JPY' rate='180.23'/>
    <Cube currency="GBP" rate="0.87545"/>
    <Cube currency='X' rate='1'/>
    <Cube currency='CHF' rate='-1'/>
  </Cube></Cube>
</gesmes:Envelope>`;

test("reads the daily file", () => {
  expect(JSON.parse(readDailyFile(FILE))).toEqual({
    base: "EUR",
    rates: { USD: "1.1534", JPY: "180.23", GBP: "0.87545" },
  });
});

test("any other page has no rates", () => {
  expect(JSON.parse(readDailyFile("<html>down</html>"))).toEqual({ base: "EUR", rates: {} });
});
