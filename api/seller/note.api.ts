import { noteInput, noteParameter, orderNoteParameter } from "#domain/platform/note/note.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { takeNote } from "../keep-notes.ts";
import { createRouter } from "../router.ts";
import { sellerActions } from "../seller-guard.ts";

const tags = ["Seller: notes"];

const ofOrder = createRoute({
  method: "post",
  path: "/seller/orders/{code}/notes",
  tags,
  summary: "Note something about an order, for the shop's team",
  ...sellerActions("orders.write"),
  request: { params: orderNoteParameter, ...body(noteInput) },
  responses: answers(doneSchema),
});

const ofProduct = createRoute({
  method: "post",
  path: "/seller/products/{id}/notes",
  tags,
  summary: "Note something about a product, for the shop's team",
  ...sellerActions("products.write"),
  request: { params: noteParameter, ...body(noteInput) },
  responses: answers(doneSchema),
});

export const sellerNoteApi = createRouter()
  .openapi(ofOrder, (c) =>
    takeNote(c, "shop", { kind: "order", code: c.req.valid("param").code }, c.req.valid("json").text),
  )
  .openapi(ofProduct, (c) =>
    takeNote(c, "shop", { kind: "product", id: c.req.valid("param").id }, c.req.valid("json").text),
  );
