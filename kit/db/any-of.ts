import { sql } from 'kysely';

// A list as one parameter keeps the statement's text, and so its plan, the same however long the list is.

/** `where('id', '=', anyId(ids))` */
export const anyId = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** `where('locale', '=', anyText(locales))` */
export const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;
