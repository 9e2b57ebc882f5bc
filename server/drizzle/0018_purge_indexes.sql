CREATE INDEX "account_tokens_expires_idx" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "candidates_never_activated_idx" ON "candidates" USING btree ("created_at") WHERE "candidates"."activated_at" is null;--> statement-breakpoint
CREATE INDEX "candidates_id_hash_idx" ON "candidates" USING btree (sha256(decode("id"::text, 'escape')));--> statement-breakpoint
CREATE INDEX "email_changes_created_idx" ON "email_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked_idx" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;