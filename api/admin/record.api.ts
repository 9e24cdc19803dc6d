import { tagInput } from "#domain/platform/internal-tag/internal-tag.input.ts";
import { recordFileParameter, recordParameter } from "#domain/platform/record/record.input.ts";
import { body } from "../answer.ts";
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
import { anyStaffRoutes } from "../staff-guard.ts";

const routes = anyStaffRoutes("Administration: records");

const addTag = routes.post(
  "/admin/records/{kind}/{record}/tags",
  "Put an internal tag on a record, for staff; `record` is the code of an order, the id of any other",
  { params: recordParameter, ...body(tagInput) },
  tagsSchema,
);

const removeTag = routes.post(
  "/admin/records/{kind}/{record}/tags/remove",
  "Take an internal tag from a record",
  { params: recordParameter, ...body(tagInput) },
  tagsSchema,
);

const attach = routes.post(
  "/admin/records/{kind}/{record}/files",
  "Attach a PDF, a picture or a text of at most 10 MB to a record, for staff",
  {
    params: recordParameter,
    body: { required: true, content: { "multipart/form-data": { schema: attachmentForm } } },
  },
  attachedSchema,
);

const file = routes.get(
  "/admin/records/{kind}/{record}/files/{file_id}",
  "An attached file",
  { params: recordFileParameter },
  answersAttachment,
);

const removeFile = routes.post(
  "/admin/records/{kind}/{record}/files/{file_id}/remove",
  "Remove an attached file",
  { params: recordFileParameter },
  attachedSchema,
);

export const adminRecordApi = createRouter()
  .openapi(addTag, (c) => takeTagChange(c, "operator", c.req.valid("param"), "add_tag", c.req.valid("json").name))
  .openapi(removeTag, (c) => takeTagChange(c, "operator", c.req.valid("param"), "remove_tag", c.req.valid("json").name))
  .openapi(attach, (c) => takeAttachment(c, "operator", c.req.valid("param"), c.req.valid("form").file))
  .openapi(file, (c) => sendAttachment(c, "operator", c.req.valid("param")))
  .openapi(removeFile, (c) => takeAttachmentAway(c, "operator", c.req.valid("param")));
