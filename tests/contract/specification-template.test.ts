import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Template = { id: number; name: string; rows: string[]; version: string };
type Imported = { import: { created: number; changed: number; unchanged: number; rows: number; errors: object[] } };

const FILE = "admin/catalog-files/specification-templates";

const shop = takeOverPeopledShop();
let staff: Client;

beforeAll(async () => {
  staff = shop.guest();
  expect(await staff.post("login", { email: "staff@souk.example", password: "souk-demo" })).toMatchObject({
    status: 200,
  });
});

const templateNamed = async (name: string): Promise<Template | undefined> =>
  (await staff.get<{ templates: Template[] }>("admin/specification-templates")).body.templates.find(
    (template) => template.name === name,
  );

function fileOf(text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], "templates.csv"));
  return form;
}

test("templates are imported, exported without a difference, merged, and the import is undone", async () => {
  const text = 'name,category,rows,rows:es\nKettles,-,"Volume\nPower","Volumen\nPotencia"\nKettle,-,"Power\nCord",';
  expect(await staff.send<Imported>(FILE, fileOf(text))).toMatchObject({
    status: 200,
    body: { import: { created: 2, errors: [] } },
  });
  // As a link in a browser does.
  const file = await fetch(`${shop.server().url}/${FILE}`, { headers: { Cookie: staff.cookies() } });
  const written = await file.text();
  expect(written).toContain(`Kettles,'-,"Volume\nPower"`);
  const again = await staff.send<Imported>(FILE, fileOf(written));
  expect(again.body.import).toMatchObject({ created: 0, changed: 0, errors: [] });

  const [kept, duplicate] = [(await templateNamed("Kettles"))!, (await templateNamed("Kettle"))!];
  const path = `admin/specification-templates/${duplicate.id}/merge`;
  const stale = { into_id: kept.id, version: duplicate.version, into_version: "older" };
  expect(await staff.post(path, stale)).toMatchObject({ status: 409 });
  const body = { ...stale, into_version: kept.version };
  expect(await shop.guest().post(path, body)).toMatchObject({ status: 401 });
  expect(await staff.post(path, body)).toMatchObject({ status: 200, body: { success: "Merged" } });
  expect(await templateNamed("Kettle")).toBeUndefined();
  expect(await templateNamed("Kettles")).toMatchObject({ rows: ["Volume", "Power", "Cord"] });

  const { imports } = (await staff.get<{ imports: { id: number; created: number }[] }>(`${FILE}/imports`)).body;
  const run = imports.find(({ created }) => created === 2)!;
  // Both were touched by the merge since.
  expect(await staff.post(`${FILE}/imports/${run.id}/undo`)).toMatchObject({
    status: 200,
    body: { removed: 0, restored: 0, left: 2 },
  });
});
