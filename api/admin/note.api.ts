import { noteInput, noteParameter, orderNoteParameter } from "#domain/platform/note/note.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { takeNote } from "../keep-notes.ts";
import { createRouter } from "../router.ts";
import { staffActions } from "../staff-guard.ts";

const tags = ["Administration: notes"];

const ofOrder = createRoute({
  method: "post",
  path: "/admin/orders/{code}/notes",
  tags,
  summary: "Note something about an order, for staff",
  ...staffActions("orders.write"),
  request: { params: orderNoteParameter, ...body(noteInput) },
  responses: answers(doneSchema),
});

const ofProduct = createRoute({
  method: "post",
  path: "/admin/products/{id}/notes",
  tags,
  summary: "Note something about a product, for staff",
  ...staffActions("catalog.manage"),
  request: { params: noteParameter, ...body(noteInput) },
  responses: answers(doneSchema),
});

const ofCustomer = createRoute({
  method: "post",
  path: "/admin/customers/{id}/notes",
  tags,
  summary: "Note something about a customer, for staff",
  ...staffActions("customers.read"),
  request: { params: noteParameter, ...body(noteInput) },
  responses: answers(doneSchema),
});

export const adminNoteApi = createRouter()
  .openapi(ofOrder, (c) =>
    takeNote(c, "operator", { kind: "order", code: c.req.valid("param").code }, c.req.valid("json").text),
  )
  .openapi(ofProduct, (c) =>
    takeNote(c, "operator", { kind: "product", id: c.req.valid("param").id }, c.req.valid("json").text),
  )
  .openapi(ofCustomer, (c) =>
    takeNote(c, "operator", { kind: "customer", id: c.req.valid("param").id }, c.req.valid("json").text),
  );
