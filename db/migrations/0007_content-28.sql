CREATE TABLE "mail_senders" (
	"language_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"footer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"template" text NOT NULL,
	"language_code" text NOT NULL,
	"keyword" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "mail_texts_template_language_code_keyword_pk" PRIMARY KEY("template","language_code","keyword")
);
--> statement-breakpoint
ALTER TABLE "blog_post_translations" DROP CONSTRAINT "blog_post_translations_body_is_safe";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_body_is_safe";--> statement-breakpoint
ALTER TABLE "page_translations" DROP CONSTRAINT "page_translations_body_is_safe";--> statement-breakpoint
ALTER TABLE "pages" DROP CONSTRAINT "pages_body_is_safe";--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_body_is_safe" CHECK (regexp_replace("blog_post_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_body_is_safe" CHECK (regexp_replace("blog_posts"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_body_is_safe" CHECK (regexp_replace("page_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_body_is_safe" CHECK (regexp_replace("pages"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');