import type { Compilable, CompiledQuery } from 'kysely';
import type { Scope } from '#kit/access/scope.ts';
import { openWriter, openedFor, runShortRead, type Db, type Opened, type Tx } from './database.ts';
import { mayShare } from './scope/scoped-driver.ts';

/** Stands in a statement where a value will be filled in. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stand in a statement where those of the caller's scope will be filled in. */
const REGIONS: readonly string[] = ['the regions of the scope'];
const PERSON = 'the person of the scope';

/** Statements are narrowed alike for all actors of one kind: everywhere, in some regions, as one person. */
const kindOf = ({ scope, withoutFirstLock }: Opened): string =>
  [scope.everything, scope.regionIds.length > 0, scope.personId !== null, withoutFirstLock].join();

/**
 * A read for lists that are asked for all day: the statement is put together and narrowed to the kind of scope once,
 * after that only values are filled in, which saves half of the server's own work. `write` must not look at the
 * values it is given: they are not there yet, and take their places later. Only for short reads: those of one request
 * share a connection; and for short writes, within a transaction.
 */
export function writtenOnce<Params extends object, Row>(
  write: (db: Db, params: Params) => Compilable<Row>,
): (db: Db | Tx, params: Params) => Promise<Row[]> {
  const written = new Map<string, CompiledQuery<Row>>();
  const slots = new Proxy({} as Params, { get: (_, name) => new Slot(String(name)) });
  return async (db, params) => {
    const opened = openedFor(db);
    // How it is narrowed is known to that transaction alone, so there it is put together each time.
    if (!opened) return (await db.executeQuery<Row>(write(db, params).compile())).rows;
    const kind = kindOf(opened);
    let statement = written.get(kind);
    if (!statement) {
      const alike = { ...opened, scope: standIn(opened.scope) };
      statement = write(openWriter(alike), slots).compile();
      mayShare(statement);
      written.set(kind, statement);
    }
    const parameters = statement.parameters.map((place) => filledIn(place, params, opened.scope));
    return runShortRead(db, { ...statement, parameters });
  };
}

const standIn = ({ everything, regionIds, personId }: Scope): Scope => ({
  everything,
  regionIds: regionIds.length > 0 ? REGIONS : [],
  personId: personId === null ? null : PERSON,
});

function filledIn(place: unknown, asked: object, scope: Scope): unknown {
  if (place === REGIONS) return scope.regionIds;
  if (place === PERSON) return scope.personId;
  if (!(place instanceof Slot)) return place;
  if (!Object.hasOwn(asked, place.name)) throw new Error(`Nothing was given for ${place.name}.`);
  return (asked as Readonly<Record<string, unknown>>)[place.name];
}
