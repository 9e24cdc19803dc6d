ALTER TABLE "purchases" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "purchases_network" ON "purchases" USING btree ("network_hash","placed_at");