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
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;