DROP TRIGGER listing_products_new_words ON listing_products;--> statement-breakpoint
DROP TRIGGER listing_products_changed_words ON listing_products;--> statement-breakpoint
DROP TRIGGER listing_products_gone_words ON listing_products;--> statement-breakpoint
DROP FUNCTION mark_new_words();--> statement-breakpoint
DROP FUNCTION mark_changed_words();--> statement-breakpoint
DROP FUNCTION mark_gone_words();--> statement-breakpoint
DROP TABLE "listing_new_words";--> statement-breakpoint
DROP TABLE "listing_postings";--> statement-breakpoint
DROP INDEX "listing_words_trigram";
