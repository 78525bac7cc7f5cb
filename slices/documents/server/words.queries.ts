import { sql, type RawBuilder } from 'kysely';

/** Every word of a search begins a word of the text; in scripts without spaces it may stand inside one. */
export const holdsText = (search: string, text: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from regexp_split_to_table(btrim(app.search_form(${search})), ' ') as word
  where strpos(${text}, case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then word else ' ' || word end) = 0)`;
