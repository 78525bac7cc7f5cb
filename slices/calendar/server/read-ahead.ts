import type { Db } from '#kit/db/database.ts';
import type { RowsParams } from './calendar-sources.ts';

const DAY_MS = 86_400_000;
/** The calendar around today reaches a week back and a week ahead from a day, whose hours are those of some campus. */
const DAYS_AROUND = 9;

type Span = Pick<RowsParams, 'personId' | 'locale' | 'from' | 'before'>;

/** A span that holds the calendar around today, on whichever campus. Those who ask within the same day have the same. */
export function spanAround(now: Date): Pick<Span, 'from' | 'before'> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    from: new Date(today - DAYS_AROUND * DAY_MS),
    before: new Date(today + (DAYS_AROUND + 1) * DAY_MS),
  };
}

/**
 * What one part of a request reads anyway and the calendar of the same request would read again. The connection that a request is given to the whole college is its own, so nobody else finds it there.
 */
export class ReadAhead<Row> {
  readonly #known = new WeakMap<Db, { span: Span; rows: Promise<readonly Row[]> }>();

  /** Rows of this span, and maybe others. */
  keep<Kept extends Row>(db: Db, span: Span, rows: Promise<readonly Kept[]>): Promise<readonly Kept[]> {
    this.#known.set(db, { span, rows });
    return rows;
  }

  /** Null where they have to be read. */
  rowsFor(db: Db, { personId, locale, from, before }: Span): Promise<readonly Row[]> | null {
    const known = this.#known.get(db);
    if (known?.span.personId !== personId || known.span.locale !== locale) return null;
    return known.span.from <= from && before <= known.span.before ? known.rows : null;
  }
}
