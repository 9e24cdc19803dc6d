import type { FormEvent } from "react";
import { MAX_QUESTION_SEARCH_LENGTH, QUESTION_SORTS, type QuestionSort } from "#shared/question-choices.ts";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export type QuestionChoice = { search: string; sort: QuestionSort };

/** Searches the questions about a product and their answers, and sorts them. */
export function QuestionSearch({
  choice,
  onChange,
}: {
  choice: QuestionChoice;
  onChange: (choice: QuestionChoice) => void;
}) {
  const { t } = usePage();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onChange({ ...choice, search: textOf(new FormData(event.currentTarget), "q") });
  }

  return (
    <div className="mb-5 flex max-w-prose flex-wrap items-end justify-between gap-3">
      <form role="search" className="flex min-w-0 grow items-end gap-2" onSubmit={search}>
        <TextField
          type="search"
          name="q"
          label={t("Search questions and answers")}
          maxLength={MAX_QUESTION_SEARCH_LENGTH}
          dir="auto"
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t("Search")}
        </Button>
      </form>
      <SelectField
        label={t("Sort by")}
        value={choice.sort}
        className="w-48"
        onChange={({ target }) =>
          onChange({ ...choice, sort: QUESTION_SORTS.find((sort) => sort === target.value) ?? "votes" })
        }
      >
        <option value="votes">{t("Most votes")}</option>
        <option value="newest">{t("Newest")}</option>
      </SelectField>
    </div>
  );
}
