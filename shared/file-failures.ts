/** Failures of files that are attached or imported, and of tags; part of `FAILURES`. */
export const FILE_FAILURES = {
  attachment_type: { status: 415, keyword: "Attach a PDF, a picture, or a text or CSV file." },
  attachment_too_large: { status: 413, keyword: "Files can be up to {megabytes} MB." },
  too_many_attachments: { status: 409, keyword: "There can be up to {count} files." },
  tag_wrong: { status: 409, keyword: "Enter a tag of up to 40 characters." },
  too_many_tags: { status: 409, keyword: "There can be up to {count} tags." },
  term_file_unknown: { status: 409, keyword: "This file needs one of these columns: {name}." },
  file_sold: { status: 409, keyword: "Buyers have this file. Upload a newer version of the same name instead." },
  stock_file_unknown: { status: 409, keyword: "This file needs the columns sku or barcode and stock or on_hand." },
  import_not_to_undo: { status: 409, keyword: "This import can't be undone: only the last 24 hours can." },
  import_stock_gone: {
    status: 409,
    keyword: "This import can't be undone: all its units have been sold or are reserved for orders.",
  },
  import_busy: { status: 409, keyword: "This import is still running. Wait until it's complete." },
  import_too_many_rows: { status: 409, keyword: "A file can have up to {count} rows. Split it into several files." },
} as const;
