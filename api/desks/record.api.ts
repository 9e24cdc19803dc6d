import { tagInput } from "#domain/platform/internal-tag/internal-tag.input.ts";
import { recordFileParameter, recordParameter } from "#domain/platform/record/record.input.ts";
import { body, formBody } from "../answer.ts";
import { routesOf } from "../create-route.ts";
import type { Desk, DeskArea } from "../desk.ts";
import {
  answersAttachment,
  attachedSchema,
  attachmentForm,
  sendAttachment,
  tagsSchema,
  takeAttachment,
  takeAttachmentAway,
  takeTagChange,
} from "../keep-records.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { anyStaffRoutes } from "../staff-guard.ts";

/** The calls about tags and files of records: what each asks for depends on the kind of the record. */
function recordCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const addTag = routes.post(
    `${area}/records/{kind}/{record}/tags`,
    "Add an internal tag to a record; `record`: the code of an order, the id of any other",
    { params: recordParameter, ...body(tagInput) },
    tagsSchema,
  );

  const removeTag = routes.post(
    `${area}/records/{kind}/{record}/tags/remove`,
    "Remove an internal tag from a record",
    { params: recordParameter, ...body(tagInput) },
    tagsSchema,
  );

  const attach = routes.post(
    `${area}/records/{kind}/{record}/files`,
    "Attach a PDF, an image or a text of at most 10 MB to a record",
    { params: recordParameter, ...formBody(attachmentForm) },
    attachedSchema,
  );

  const file = routes.get(
    `${area}/records/{kind}/{record}/files/{file_id}`,
    "An attached file",
    { params: recordFileParameter },
    answersAttachment,
  );

  const removeFile = routes.post(
    `${area}/records/{kind}/{record}/files/{file_id}/remove`,
    "Remove an attached file",
    { params: recordFileParameter },
    attachedSchema,
  );

  return createRouter()
    .openapi(addTag, (c) => takeTagChange(c, side, c.req.valid("param"), "add_tag", c.req.valid("json").name))
    .openapi(removeTag, (c) => takeTagChange(c, side, c.req.valid("param"), "remove_tag", c.req.valid("json").name))
    .openapi(attach, (c) => takeAttachment(c, side, c.req.valid("param"), c.req.valid("form").file))
    .openapi(file, (c) => sendAttachment(c, side, c.req.valid("param")))
    .openapi(removeFile, (c) => takeAttachmentAway(c, side, c.req.valid("param")));
}

export const sellerRecordCalls = recordCalls({
  area: "/seller",
  side: "shop",
  routes: routesOf("Seller: records", sellerReads("shop.read"), sellerActions("shop.read")),
});
export const adminRecordCalls = recordCalls({
  area: "/admin",
  side: "operator",
  routes: anyStaffRoutes("Administration: records"),
});
