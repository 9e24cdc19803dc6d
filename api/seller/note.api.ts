import { idParameter } from "#domain/id.input.ts";
import { noteInput, orderNoteParameter } from "#domain/platform/note/note.input.ts";
import { body, doneSchema } from "../answer.ts";
import { addNote } from "../add-note.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const ofOrders = sellerRoutes("Seller: notes", "orders");
const ofProducts = sellerRoutes("Seller: notes", "products");

const ofOrder = ofOrders.post(
  "/seller/orders/{code}/notes",
  "Add an internal note about an order, for the shop's team",
  { params: orderNoteParameter, ...body(noteInput) },
  doneSchema,
);

const ofProduct = ofProducts.post(
  "/seller/products/{id}/notes",
  "Add an internal note about a product, for the shop's team",
  { params: idParameter, ...body(noteInput) },
  doneSchema,
);

export const sellerNoteApi = createRouter()
  .openapi(ofOrder, (c) =>
    addNote(c, "shop", { kind: "order", code: c.req.valid("param").code }, c.req.valid("json").text),
  )
  .openapi(ofProduct, (c) =>
    addNote(c, "shop", { kind: "product", id: c.req.valid("param").id }, c.req.valid("json").text),
  );
