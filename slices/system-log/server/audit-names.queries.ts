import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { isUuid } from '#kit/db/uuid.ts';
import {
  aboutOf,
  idsWithin,
  isTied,
  rememberedName,
  type AboutRefs,
  type LoggedAction,
  type NamedKind,
  type NameRef,
  type Tie,
  type TiedKind,
} from '../rules/audit-about.ts';

/** A record of the audit log; without a name where it is gone, or not for the reader. */
export interface LogName {
  kind: string;
  /** Empty where the record has none. */
  id: string;
  name: string | null;
  /** It can be opened. */
  isThere: boolean;
  /** The course of what belongs to one. */
  courseId: string | null;
}

export interface LogAbout extends Omit<AboutRefs, 'person' | 'record' | 'group'> {
  person: LogName | null;
  record: LogName | null;
  group: LogName | null;
  /** What else is named in what was and what is. */
  names: LogName[];
}

interface Found {
  id: string;
  name: string;
  courseId?: string | null;
}
type Read = (db: Db, ids: readonly string[], locale: string) => Promise<Found[]>;

/** The reader's language comes first, then English, then any other. */
const firstRead = (table: string, locale: string) => {
  const own = sql.ref(`${table}.locale`);
  return sql`case ${own} when ${locale} then 0 when 'en' then 1 else 2 end`;
};

const READ: Readonly<Record<NamedKind, Read>> = {
  person: (db, ids) =>
    db
      .selectFrom('person')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
      .where('id', '=', anyId(ids))
      .execute(),
  group: (db, ids) =>
    db.selectFrom('studentGroup').select(['id', 'name']).where('id', '=', anyId(ids)).execute(),
  course: (db, ids, locale) =>
    db
      .selectFrom('courseText as t')
      .distinctOn('t.courseId')
      .select(['t.courseId as id', 't.name'])
      .where('t.courseId', '=', anyId(ids))
      .orderBy('t.courseId')
      .orderBy(firstRead('t', locale))
      .execute(),
  exam: (db, ids, locale) =>
    db
      .selectFrom('examText as t')
      .innerJoin('exam as o', 'o.id', 't.examId')
      .distinctOn('t.examId')
      .select(['t.examId as id', 't.title as name', 'o.courseId'])
      .where('t.examId', '=', anyId(ids))
      .orderBy('t.examId')
      .orderBy(firstRead('t', locale))
      .execute(),
  assignment: (db, ids, locale) =>
    db
      .selectFrom('assignmentText as t')
      .innerJoin('assignment as o', 'o.id', 't.assignmentId')
      .distinctOn('t.assignmentId')
      .select(['t.assignmentId as id', 't.title as name', 'o.courseId'])
      .where('t.assignmentId', '=', anyId(ids))
      .orderBy('t.assignmentId')
      .orderBy(firstRead('t', locale))
      .execute(),
  lesson: (db, ids, locale) =>
    db
      .selectFrom('lessonText as t')
      .innerJoin('lesson as o', 'o.id', 't.lessonId')
      .distinctOn('t.lessonId')
      .select(['t.lessonId as id', 't.title as name', 'o.courseId'])
      .where('t.lessonId', '=', anyId(ids))
      .orderBy('t.lessonId')
      .orderBy(firstRead('t', locale))
      .execute(),
  document: (db, ids) =>
    db
      .selectFrom('document')
      .select(['id', 'title as name'])
      .where('id', '=', anyId(ids))
      .where('deletedAt', 'is', null)
      .execute(),
  teacher: (db, ids) =>
    db.selectFrom('teacher').select(['id', 'name']).where('id', '=', anyId(ids)).execute(),
  category: (db, ids) =>
    db.selectFrom('category').select(['id', 'name']).where('id', '=', anyId(ids)).execute(),
  link: (db, ids) =>
    db.selectFrom('link').select(['id', 'title as name']).where('id', '=', anyId(ids)).execute(),
  region: (db, ids) => db.selectFrom('region').select(['id', 'name']).where('id', '=', anyId(ids)).execute(),
  peopleImport: (db, ids) =>
    db.selectFrom('fileImport').select(['id', 'fileName as name']).where('id', '=', anyId(ids)).execute(),
  videoUpload: (db, ids) =>
    db.selectFrom('videoUpload').select(['id', 'title as name']).where('id', '=', anyId(ids)).execute(),
};

type ReadTies = (db: Db, ids: readonly string[]) => Promise<(Tie & { id: string })[]>;

const READ_TIES: Readonly<Record<TiedKind, ReadTies>> = {
  submission: (db, ids) =>
    db
      .selectFrom('submission')
      .select(['id', 'personId', 'assignmentId'])
      .where('id', '=', anyId(ids))
      .execute(),
  examAttempt: (db, ids) =>
    db.selectFrom('examAttempt').select(['id', 'personId', 'examId']).where('id', '=', anyId(ids)).execute(),
  question: (db, ids) =>
    db.selectFrom('question').select(['id', 'examId']).where('id', '=', anyId(ids)).execute(),
  film: (db, ids) => db.selectFrom('film').select(['id', 'lessonId']).where('id', '=', anyId(ids)).execute(),
  lessonNote: (db, ids) =>
    db.selectFrom('lessonNote').select(['id', 'lessonId', 'personId']).where('id', '=', anyId(ids)).execute(),
  transcript: (db, ids) =>
    db.selectFrom('transcriptIssue').select(['id', 'personId']).where('id', '=', anyId(ids)).execute(),
  transcriptHold: (db, ids) =>
    db.selectFrom('transcriptHold').select(['id', 'personId']).where('id', '=', anyId(ids)).execute(),
  helpRequest: (db, ids) =>
    db.selectFrom('helpRequest').select(['id', 'personId']).where('id', '=', anyId(ids)).execute(),
  address: (db, ids) =>
    db.selectFrom('address').select(['id', 'personId']).where('id', '=', anyId(ids)).execute(),
};

/** The ids of each kind, once each. What is no id, as an entry of long ago may say, is not looked for. */
function idsByKind<Kind extends string>(refs: readonly { kind: Kind; id: string }[]): Map<Kind, Set<string>> {
  const ids = new Map<Kind, Set<string>>();
  for (const { kind, id } of refs) if (isUuid(id)) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  return ids;
}

async function readTies(db: Db, actions: readonly LoggedAction[]): Promise<Map<string, Tie>> {
  const refs = actions.flatMap(({ entity, entityId }) =>
    entityId && isTied(entity) ? [{ kind: entity, id: entityId }] : [],
  );
  const found = await Promise.all([...idsByKind(refs)].map(([kind, ids]) => READ_TIES[kind](db, [...ids])));
  return new Map(found.flat().map((tie) => [tie.id, tie]));
}

async function readNames(db: Db, refs: readonly NameRef[], locale: string): Promise<Map<string, LogName>> {
  const found = await Promise.all(
    [...idsByKind(refs)].map(async ([kind, ids]) => {
      const read = await READ[kind](db, [...ids], locale);
      return read.map(({ id, name, courseId = null }): LogName => ({
        kind,
        id,
        name,
        courseId,
        isThere: true,
      }));
    }),
  );
  return new Map(found.flat().map((record) => [record.id, record]));
}

/** Records that are told by what the entry says of them, since their names are all there is to them. */
function untold({ entity, before, after }: LoggedAction): LogName | null {
  const name = entity === 'currency' || entity === 'translation' ? rememberedName({ before, after }) : null;
  return name === null ? null : { kind: entity, id: '', name, courseId: null, isThere: false };
}

/** Names what entries are about: one question for each kind of record among them, however many entries there are. */
export async function nameActions<Action extends LoggedAction>(
  db: Db,
  actions: readonly Action[],
  locale: string,
): Promise<(Action & { about: LogAbout })[]> {
  const ties = await readTies(db, actions);
  const told = actions.map((action) => ({
    action,
    refs: aboutOf(action, ties.get(action.entityId ?? '')),
    within: idsWithin(action),
  }));
  const asked = told.flatMap(({ refs: { person, record, group }, within }) => [
    ...[person, record, group].filter((ref) => ref !== null),
    ...within,
  ]);
  const names = await readNames(db, asked, locale);
  const named = (ref: NameRef, remembered: string | null): LogName =>
    names.get(ref.id) ?? { ...ref, name: remembered, courseId: null, isThere: false };
  return told.map(({ action, refs: { person, record, group, isWithin }, within }) => {
    const remembered = rememberedName(action);
    const own = (ref: NameRef | null): LogName | null =>
      ref && named(ref, ref.id === action.entityId ? remembered : null);
    const others = new Set(within.map(({ id }) => id));
    const about = {
      person: own(person),
      record: own(record) ?? untold(action),
      group: own(group),
      isWithin,
      names: [...others].flatMap((id) => names.get(id) ?? []),
    };
    return { ...action, about };
  });
}
