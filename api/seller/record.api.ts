import { tagInput } from "#domain/platform/internal-tag/internal-tag.input.ts";
import { recordParameter } from "#domain/platform/record/record.input.ts";
import { body } from "../answer.ts";
import { tagsSchema, takeTagChange } from "../keep-records.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: records", "shop.read");

const addTag = routes.post(
  "/seller/records/{kind}/{record}/tags",
  "Put an internal tag on a record, for the shop's team; `record` is the code of an order, the id of any other",
  { params: recordParameter, ...body(tagInput) },
  tagsSchema,
);

const removeTag = routes.post(
  "/seller/records/{kind}/{record}/tags/remove",
  "Take an internal tag from a record",
  { params: recordParameter, ...body(tagInput) },
  tagsSchema,
);

export const sellerRecordApi = createRouter()
  .openapi(addTag, (c) => takeTagChange(c, "shop", c.req.valid("param"), "add_tag", c.req.valid("json").name))
  .openapi(removeTag, (c) => takeTagChange(c, "shop", c.req.valid("param"), "remove_tag", c.req.valid("json").name));
