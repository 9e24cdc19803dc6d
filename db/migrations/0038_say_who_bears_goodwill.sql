ALTER TABLE "order_refund_lines" ADD COLUMN "operator_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "bearer" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "operator_base_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_body_is_safe" CHECK (regexp_replace("page_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_body_is_safe" CHECK (regexp_replace("pages"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_operator" CHECK ("order_refund_lines"."operator_minor" <= "order_refund_lines"."amount_minor");--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_bearer" CHECK ("order_refunds"."bearer" in ('shop', 'operator'));