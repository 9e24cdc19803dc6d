import { idParameter } from "#domain/id.input.ts";
import { noteInput, orderNoteParameter } from "#domain/platform/note/note.input.ts";
import { body, doneSchema } from "../answer.ts";
import { addNote } from "../add-note.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const ordersWrite = staffRoutes("Administration: notes", "orders.write");
const catalogManage = staffRoutes("Administration: notes", "catalog.manage");
const customersRead = staffRoutes("Administration: notes", "customers.read");

const ofOrder = ordersWrite.post(
  "/admin/orders/{code}/notes",
  "Add an internal note about an order, for staff",
  { params: orderNoteParameter, ...body(noteInput) },
  doneSchema,
);

const ofProduct = catalogManage.post(
  "/admin/products/{id}/notes",
  "Add an internal note about a product, for staff",
  { params: idParameter, ...body(noteInput) },
  doneSchema,
);

const ofCustomer = customersRead.post(
  "/admin/customers/{id}/notes",
  "Add an internal note about a customer, for staff",
  { params: idParameter, ...body(noteInput) },
  doneSchema,
);

export const adminNoteApi = createRouter()
  .openapi(ofOrder, (c) =>
    addNote(c, "operator", { kind: "order", code: c.req.valid("param").code }, c.req.valid("json").text),
  )
  .openapi(ofProduct, (c) =>
    addNote(c, "operator", { kind: "product", id: c.req.valid("param").id }, c.req.valid("json").text),
  )
  .openapi(ofCustomer, (c) =>
    addNote(c, "operator", { kind: "customer", id: c.req.valid("param").id }, c.req.valid("json").text),
  );
