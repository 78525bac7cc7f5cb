import type { Actor } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { type Percent, writtenPercent } from '#kit/percent/percent.ts';
import { findDeductions } from '#slices/attendance/server/api.ts';
import { can as inCourses } from '#slices/courses/rules/permissions.ts';
import type { CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { can, type GradedStanding } from '../../rules/permissions.ts';
import { settleOutlook, type SettleOutlook } from '../../rules/settle-outlook.ts';
import { weightOf } from '../../rules/weights.ts';
import { averageOf, inOrder, type LineOrder } from '../../rules/whole-class.ts';
import type { FinalisationRecord } from '../finalising/finalisation.queries.ts';
import { findStoredCells } from './book-cells.queries.ts';
import { findBookHead, type BookHead } from './book-head.queries.ts';
import { countLines, type BookColumn, type BookLine } from './book-lines.ts';
import { countBookStudents, type WantedLines } from './book-students.queries.ts';

/** One student's line. */
export interface GradebookRow extends BookLine {
  courseId: string;
  groupId: string;
  personId: string;
  givenName: string;
  familyName: string;
  studentNumber: string | null;
  /** Nobody enters their own grades. */
  mayEnter: boolean;
}

/** The grades of a group in a course, without its lines, which are read as they are asked for. */
export interface GradebookRecord {
  courseOffering: CourseOfferingRecord;
  courseCode: string;
  courseName: string;
  standing: GradedStanding;
  columns: BookColumn[];
  /** Those that students have whose grades are not settled. */
  openColumns: BookColumn[];
  studentCount: number;
  finalisations: BookFinalisation[];
  isFinal: boolean;
  weightsVersion: number;
  mayWeigh: boolean;
}

export type BookFinalisation = Omit<FinalisationRecord, 'courseId' | 'groupId' | 'regionId'>;

const reading = (ctx: Context) => ctx.unscoped('grades of a group that the caller may follow');

/** For those who may see the grades of a group in a course; null for everyone else. */
export async function readGradebook(ctx: Context, courseOfferingId: string): Promise<GradebookRecord | null> {
  const params = { courseOfferingId, locale: ctx.locale, now: ctx.services.now() };
  const head = await findBookHead(reading(ctx), params);
  return head && inCourses.followCourseOffering(actorOf(ctx), head) ? bookOf(actorOf(ctx), head) : null;
}

function bookOf(actor: Actor, head: BookHead): GradebookRecord {
  const openColumns = head.columns.map(({ dueAt, ...column }) => ({
    ...column,
    dueAt: new Date(dueAt),
    weight: weightOf(head.weights ?? undefined, column.id),
  }));
  const settled = (head.settledColumns ?? []).map(({ dueAt, ...column }) => ({
    ...column,
    dueAt: new Date(dueAt),
  }));
  const all = [...settled, ...(head.openCount > 0 ? openColumns : [])];
  return {
    courseOffering: head,
    courseCode: head.courseCode,
    courseName: head.courseName,
    standing: head,
    columns: [...new Map(all.map((column) => [column.id, column])).values()].toSorted(
      (a, b) => a.dueAt.getTime() - b.dueAt.getTime(),
    ),
    openColumns,
    studentCount: head.settledCount + head.openCount,
    finalisations: head.finalisations.map((past) => ({
      ...past,
      finalisedAt: new Date(past.finalisedAt),
      unlockedAt: past.unlockedAt === null ? null : new Date(past.unlockedAt),
    })),
    isFinal: head.finalisationId !== null,
    weightsVersion: head.weightsVersion ?? 0,
    mayWeigh: can.weigh(actor) && inCourses.change(actor, head),
  };
}

const EVERYBODY: WantedLines = { search: '', from: 0, first: null, studentIds: null };

/** Lines by family name: as they were settled, else as they stand. */
export async function readLines(
  ctx: Context,
  { courseOffering, standing, columns, openColumns }: GradebookRecord,
  wanted: WantedLines = EVERYBODY,
): Promise<GradebookRow[]> {
  const { id: courseOfferingId, courseId, groupId, hasEnded: isOver } = courseOffering;
  const now = ctx.services.now();
  const idsOf = (isExam: boolean) =>
    openColumns.filter(({ kind }) => (kind === 'EXAM') === isExam).map(({ id }) => id);
  const stored = await findStoredCells(reading(ctx), {
    courseOfferingId,
    courseId,
    groupId,
    examIds: idsOf(true),
    assignmentIds: idsOf(false),
    now,
    ...wanted,
  });
  const { personIds, firstNames, lastNames, numbers } = stored.students;
  const deductions = await findDeductions(reading(ctx), personIds ?? []);
  const { firstDay, lastDay } = courseOffering;
  const lines = countLines(personIds ?? [], stored, {
    columns,
    open: openColumns,
    isOver,
    now,
    deductionOf: (personId) => deductions({ personId, groupId, firstDay, lastDay }),
  });
  const actor = actorOf(ctx);
  return lines.map((line, at): GradebookRow => {
    const personId = personIds?.[at] ?? '';
    return {
      ...line,
      courseId,
      groupId,
      personId,
      givenName: firstNames?.[at] ?? '',
      familyName: lastNames?.[at] ?? '',
      studentNumber: numbers?.[at]?.toString() ?? null,
      mayEnter: can.enterFor(actor, standing, { personId }),
    };
  });
}

/** What was read of whole classes, for as long as a question about them is answered. */
const classes = new WeakMap<GradebookRecord, Promise<GradebookRow[]>>();

/** Everybody's lines, read once for all that is asked about the whole class. */
function everybodysLines(ctx: Context, book: GradebookRecord): Promise<GradebookRow[]> {
  const lines = classes.get(book) ?? readLines(ctx, book);
  classes.set(book, lines);
  return lines;
}

export interface OrderedLines extends WantedLines {
  /** The id of a part, or GRADE for the grade of the course; by name without it. */
  sortBy: string | null;
  isDescending: boolean;
}

/**
 * Lines in the order that is asked for. Only by name the database finds a page without the rest of the class, which is
 * not read twice where it is read anyway.
 */
export async function readPage(
  ctx: Context,
  book: GradebookRecord,
  { sortBy, isDescending, ...wanted }: OrderedLines,
): Promise<GradebookRow[]> {
  const { search, from, first, studentIds } = wanted;
  const isByName = sortBy === null && !isDescending;
  const isKnown = search === '' && (classes.has(book) || (studentIds === null && !isByName));
  if (isByName && !isKnown) return readLines(ctx, book, wanted);
  const all = isKnown
    ? (await everybodysLines(ctx, book)).filter(({ personId }) => studentIds?.includes(personId) ?? true)
    : await readLines(ctx, book, { ...wanted, from: 0, first: null });
  const index = book.columns.findIndex(({ id }) => id === sortBy);
  const order: LineOrder = index >= 0 ? { by: 'PART', index } : { by: sortBy === 'GRADE' ? 'GRADE' : 'NAME' };
  return inOrder(all, order, isDescending).slice(from, first === null ? undefined : from + first);
}

export interface ClassAverages {
  /** In the order of the columns; none for work that is complete or not. */
  parts: (Percent | null)[];
  course: Percent | null;
}

/** How the class does on average, in each part and in the course. */
export async function readAverages(ctx: Context, book: GradebookRecord): Promise<ClassAverages> {
  const lines = await everybodysLines(ctx, book);
  return {
    parts: book.columns.map((_, index) => averageOf(lines.map(({ cells }) => cells[index]?.score ?? null))),
    course: averageOf(lines.map(({ score }) => score)),
  };
}

/** What a list of students is searched for. */
export const searchIn = (typed: string | null | undefined): string =>
  parsedSearch(typed, 'requestNotUnderstood');

/** How many lines there are, or how many a search leaves. */
export const countStudents = (
  ctx: Context,
  book: GradebookRecord,
  search: string,
): Promise<number> | number =>
  search === ''
    ? book.studentCount
    : countBookStudents(reading(ctx), {
        courseOfferingId: book.courseOffering.id,
        now: ctx.services.now(),
        search,
      });

/** What would be frozen if the grades were settled now. */
export async function readOutlook(ctx: Context, book: GradebookRecord): Promise<SettleOutlook> {
  const rows = await readLines(ctx, book);
  const written = ({ score, ...grade }: { score: BookLine['score'] }) => ({
    ...grade,
    grade: score === null ? null : writtenPercent(score),
  });
  return settleOutlook(
    book.columns.map(({ id: partId, ...column }) => ({ partId, ...column })),
    rows.map((row) => ({
      grade: written(row).grade,
      isEntered: row.isEntered,
      cells: row.cells.map((cell) => cell && { ...cell, ...written(cell) }),
    })),
  );
}
