import type { Pool } from 'pg';

/** What the college has of the answers of one student of the exam hall, asked past the server. */
export class StoredAnswers {
  readonly #pool: Pool;
  readonly #email: string;

  constructor(pool: Pool, student: number) {
    this.#pool = pool;
    this.#email = `hall${student}@example.org`;
  }

  /** By their places in the attempt: true, false, or null where there is none. */
  async read(): Promise<(boolean | null)[]> {
    const { rows } = await this.#pool.query<{ given: boolean | null }>(
      `select (
         select (e.body -> 'answer' ->> 'isTrue')::boolean from attempt_event e
         where e.attempt_id = a.id and e.body ->> 'kind' = 'ANSWER' and e.body ->> 'questionId' = one.asked ->> 'questionId'
         order by e.seq desc limit 1) as given
       from exam_attempt a join person p on p.id = a.person_id
       cross join lateral jsonb_array_elements(a.asked) with ordinality as one (asked, place)
       where p.email = $1 order by one.place`,
      [this.#email],
    );
    return rows.map(({ given }) => given);
  }
}
