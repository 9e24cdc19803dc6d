-- Of every unit the entries of a transaction add up to nothing, which is looked at when it is committed.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.transaction_id GROUP BY a.unit HAVING sum(e.amount_minor) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not add up', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
--> statement-breakpoint
-- Balances of owners follow their entries in the same statement, where their CHECK keeps them from falling below zero. What is
-- loaded from a backup brings its balances along.
CREATE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN NEW;
  END IF;
  UPDATE ledger_accounts SET balance_minor = balance_minor + NEW.amount_minor
    WHERE id = NEW.account_id AND (customer_id IS NOT NULL OR shop_id IS NOT NULL)
    RETURNING balance_minor INTO NEW.balance_after_minor;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION keep_ledger_balance();
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
