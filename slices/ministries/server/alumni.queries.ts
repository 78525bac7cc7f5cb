import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { findsWords } from '#kit/db/list.ts';

/** An alumnus with what they show of themselves to others. */
export interface NamedAlumnus {
  id: string;
  firstName: string;
  lastName: string;
  gradYear: number | null;
  gradPlace: string | null;
}

const SUGGESTED = 10;

interface Sought {
  search: string;
  but: string;
  /** For those who give a listing to anybody, and read of each what the college has recorded: it tells two of one name apart. */
  evenUnreachable: boolean;
}

/** Alumni by the beginnings of their names, to choose one who is to have a listing. */
export const findAlumni = (db: Db, { search, but, evenUnreachable }: Sought) =>
  db
    .selectFrom('alumnusCard')
    .select(['id', 'firstName', 'lastName'])
    .$if(!evenUnreachable, (query) => query.select(['gradYear', 'gradPlace']))
    .$if(evenUnreachable, (query) =>
      query.select([
        sql<
          number | null
        >`(select extract(year from p.graduated_on)::integer from person p where p.id = alumnus_card.id)`.as(
          'gradYear',
        ),
        sql<
          string | null
        >`(select nullif(p.graduation_place, '') from person p where p.id = alumnus_card.id)`.as('gradPlace'),
      ]),
    )
    .where('id', '<>', but)
    .$if(search !== '', (query) => query.where(findsWords(search, sql`sort_name`)))
    .$if(!evenUnreachable, (query) => query.where('isContactable', '=', true))
    .orderBy('sortName')
    .orderBy('id')
    .limit(SUGGESTED)
    .$castTo<NamedAlumnus>()
    .execute();

/** Those of the alumni who take messages from the caller. */
export const findReachable = (db: Db, ids: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom('alumnusCard')
    .select('id')
    .where('id', '=', anyId(ids))
    .where('isContactable', '=', true)
    .$castTo<{ id: string }>()
    .execute();
