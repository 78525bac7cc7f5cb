import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { campusesToAsk, type CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import type { CourseGradeRecord, CoursePart } from './course-grade-record.ts';
import { findFinalisations, findHeldResultsIn, type FinalisationRecord } from './finalisation.queries.ts';
import { findNewestChanges } from './grade-changes.queries.ts';
import { findTakenIn } from './taken-courses.queries.ts';
import { taughtToRead, type Taught } from './taught.ts';
import { findWeights } from './weights.queries.ts';
import { workOutGrades } from './work-out.ts';

/** One student's line. */
export interface GradebookRow extends CourseGradeRecord {
  studentName: string;
  /** Nobody enters their own grades. */
  mayEnter: boolean;
  /** The newest change of each part's grade, and of the course's own under no name. */
  lastChangeIds: ReadonlyMap<string, string>;
}

/** The grades of a group in a course. */
export interface GradebookRecord {
  courseOffering: CourseOfferingRecord;
  parts: CoursePart[];
  rows: GradebookRow[];
  finalisations: FinalisationRecord[];
  weightsVersion: number;
  mayEnter: boolean;
  mayUnlock: boolean;
  mayWeigh: boolean;
}

/** For those who may see the grades of a group in a course; null for everyone else. */
export async function readGradebook(ctx: Context, courseOfferingId: string): Promise<GradebookRecord | null> {
  const taught = await taughtToRead(ctx, courseOfferingId);
  if (!taught) return null;
  const { courseOffering, standing, db } = taught;
  const actor = actorOf(ctx);
  const [rows, finalisations, [weights]] = await Promise.all([
    rowsOf(ctx, taught),
    findFinalisations(db, courseOffering),
    findWeights(db, [courseOffering.courseId]),
  ]);
  const parts = new Map(rows.flatMap((row) => row.parts).map((part) => [part.id, part]));
  return {
    courseOffering,
    parts: [...parts.values()].toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime()),
    rows,
    finalisations,
    weightsVersion: weights?.version ?? 0,
    mayEnter: can.enter(actor, standing),
    mayUnlock: can.unlock(actor, standing),
    mayWeigh: can.weigh(actor) && (await campusesToAsk(ctx, courseOffering.courseId)).length === 0,
  };
}

interface Named {
  firstName: string;
  lastName: string;
}

const NAMELESS: Named = { firstName: '', lastName: '' };

/** Everybody who takes the course with the group, by family name: as it was settled, else as it stands. */
async function rowsOf(ctx: Context, { courseOffering, standing, db }: Taught): Promise<GradebookRow[]> {
  const asked = { locale: ctx.locale, now: ctx.services.now() };
  const [taken, held] = await Promise.all([
    findTakenIn(db, courseOffering, asked),
    findHeldResultsIn(db, courseOffering, asked.locale),
  ]);
  const settled = new Set(held.map(({ id }) => id));
  const open = await workOutGrades(
    db,
    taken.filter(({ id }) => !settled.has(id)),
    asked,
  );
  const grades = [...held, ...open];
  const personIds = grades.map(({ personId }) => personId);
  const [names, changes] = await Promise.all([
    nameById(ctx).loadMany(personIds),
    findNewestChanges(db, {
      courseIds: [courseOffering.courseId],
      groupIds: [courseOffering.groupId],
      personIds,
    }),
  ]);
  const changesOf = Map.groupBy(changes, ({ personId }) => personId);
  const inOrder = new Intl.Collator(ctx.locale.replace('_', '-'));
  const byName = ({ firstName, lastName }: Named): string => `${lastName} ${firstName}`;
  return grades
    .map((grade, index) => {
      const name = names[index];
      return { grade, name: name && !(name instanceof Error) ? name : NAMELESS };
    })
    .toSorted((a, b) => inOrder.compare(byName(a.name), byName(b.name)) || (a.grade.id < b.grade.id ? -1 : 1))
    .map(({ grade, name }) => ({
      ...grade,
      studentName: fullName(name),
      mayEnter: can.enterFor(actorOf(ctx), standing, grade),
      lastChangeIds: new Map(
        (changesOf.get(grade.personId) ?? []).map(({ partId, id }) => [partId ?? '', id]),
      ),
    }));
}
