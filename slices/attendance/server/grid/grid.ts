import { isAboutActor, reachWhere } from '#kit/access/actor.ts';
import { addDays, firstOfWeek, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { isHolidayAt } from '#slices/calendar/server/api.ts';
import { policyOn, type Counting } from '../../rules/count.ts';
import { standingFrom } from '../../rules/falling-behind.ts';
import { writeCells, type GridCell } from '../../rules/grid-cell.ts';
import { can } from '../../rules/permissions.ts';
import { termOn, type Policy, type Term } from '../../rules/policy.ts';
import { isTooEarly, needsReason, unmarked } from '../../rules/roll.ts';
import type { Standing } from '../../rules/standing.ts';
import { statusOf, type AttendanceFacts } from '../../rules/status.ts';
import { decidedOf } from '../decided.queries.ts';
import {
  findGridGroup,
  findLastHeldGroup,
  listGridLeaves,
  listGridMarks,
  listGridSessions,
  listGridStudents,
  listGroupsOf,
} from './grid.queries.ts';
import { findCountings } from '../schemas/group-schema.queries.ts';

export const GRID_SPANS = ['WEEK', 'TERM'] as const;
export type GridSpan = (typeof GRID_SPANS)[number];

export interface GridSession {
  id: string;
  day: Day;
  startsAt: Date;
  endsAt: Date;
  courseName: string | null;
  isCancelled: boolean;
  isHoliday: boolean;
  isOpen: boolean;
  needsReason: boolean;
  rollTakenAt: Date | null;
  rollVersion: number;
  policy: Policy;
  /** Among all sessions that were read. */
  index: number;
}

export interface Grid {
  group: { id: string; name: string; regionName: string; timeZone: string };
  span: GridSpan;
  firstDay: Day;
  lastDay: Day;
  terms: readonly Term[];
  term: Term | null;
  sessions: readonly GridSession[];
  students: readonly Student[];
  /** Places of those whom the caller may not mark. */
  mayNotMark: readonly number[];
  /** A text for each student (rules/grid-cell.ts). */
  cells: readonly string[];
  /** What the term comes to for each student, for those who may read that. */
  standings: readonly Standing[] | null;
}

type Student = Awaited<ReturnType<typeof listGridStudents>>[number];
/** One mark, as those are counted that are equal. */
type Marked = AttendanceFacts & { version: number; count: 1 };

const REACH = 'the rolls of a group, those that the caller may take';
const MONDAY = 1;

/** The groups whose grids the caller looks after. */
export const groupsWithGrids = (ctx: Context) =>
  listGroupsOf(ctx.unscoped(REACH), reachWhere(actorOf(ctx), 'manager', 'admin'));

interface GridParams {
  /** That of the last class without one. */
  groupId?: string | null | undefined;
  /** Today without one. */
  day?: Day | null | undefined;
  span: GridSpan;
}

/** The rolls of a group, students by sessions, as far as the caller may take them; null where that is none of it. */
export async function gridToFill(ctx: Context, params: GridParams): Promise<Grid | null> {
  const [db, actor, now] = [ctx.unscoped(REACH), actorOf(ctx), ctx.services.now()];
  const { personId } = actor;
  const groupId = params.groupId ?? (await groupLookedAfter(ctx));
  if (groupId === undefined) return null;
  const [[group], countings] = await Promise.all([
    findGridGroup(db, { groupId, personId }),
    findCountings(db, [groupId]),
  ]);
  if (!group || !can.takeRoll(actor, standingOfTeacher(group, personId))) return null;

  const counting = countings.get(groupId) ?? { terms: [], policies: [] };
  const day = params.day ?? dayIn(now, group.timeZone);
  const days = daysAround(day, params.span, counting);
  // What is summed up is the term, however few of its days are shown.
  const firstDay = days.term && days.term.firstDay < days.firstDay ? days.term.firstDay : days.firstDay;
  const lastDay = days.term && days.term.lastDay > days.lastDay ? days.term.lastDay : days.lastDay;
  const span = {
    groupId,
    from: instantAt(firstDay, '00:00', group.timeZone),
    before: instantAt(addDays(lastDay, 1), '00:00', group.timeZone),
  };
  const [rows, students, marks, leaves] = await Promise.all([
    listGridSessions(db, { ...span, personId, locale: ctx.locale }),
    listGridStudents(db, { ...span, firstDay, lastDay }),
    listGridMarks(db, span),
    listGridLeaves(db, { groupId, firstDay, lastDay }),
  ]);

  const today = dayIn(now, group.timeZone);
  const all = rows.map(({ cancelledAt, holidays, ...row }, index) => {
    const heldOn = dayIn(row.startsAt, group.timeZone);
    const isCancelled = cancelledAt !== null;
    return {
      ...row,
      index,
      day: heldOn,
      isCancelled,
      isHoliday: holidays !== null && isHolidayAt(holidays, { ...row, timeZone: group.timeZone }),
      isOpen: !isCancelled && !isTooEarly(row, now),
      needsReason: needsReason(heldOn, today),
      policy: policyOn(counting, heldOn),
      isShown:
        days.firstDay <= heldOn &&
        heldOn <= days.lastDay &&
        can.takeRoll(actor, standingOfTeacher(row, personId)),
    };
  });
  const sessions = all.filter(({ isShown }) => isShown);
  const marksOf = marksByStudent(marks);
  const leavesOf = Map.groupBy(leaves, (leave) => leave.personId);
  const isAway = (student: string, on: Day): boolean =>
    leavesOf.get(student)?.some((leave) => leave.firstDay <= on && on <= leave.lastDay) ?? false;

  const shown = students.flatMap((student) => {
    const rolls = new Set(student.rolls?.split(' ').map(Number));
    const own = marksOf.get(student.id);
    const cells = sessions.map((session): GridCell | null => {
      const isIn = student.firstDay <= session.day && (student.lastDay ?? session.day) >= session.day;
      if (!isIn && !rolls.has(session.index)) return null;
      const marked = own?.get(session.id);
      if (marked) {
        const { mark, version } = marked;
        return { mark: mark && { ...mark, version }, status: statusOf(marked, session.policy).status };
      }
      const hasLeave = session.rollTakenAt === null && isAway(student.id, session.day);
      const facts = { mark: unmarked(hasLeave), leave: hasLeave ? ('APPROVED' as const) : null };
      return { mark: null, status: statusOf({ ...facts, explanation: null }, session.policy).status };
    });
    // Who was in the class at another time of the term only has no place in this week.
    return cells.length > 0 && cells.every((cell) => cell === null) ? [] : [{ student, rolls, own, cells }];
  });

  const { term } = days;
  const policy = term && policyOn(counting, term.firstDay);
  const taken = all.filter(
    ({ rollTakenAt, day: on }) => rollTakenAt !== null && term && term.firstDay <= on && on <= term.lastDay,
  );
  return {
    group,
    ...days,
    terms: counting.terms,
    sessions,
    students: shown.map(({ student }) => student),
    mayNotMark: shown.flatMap(({ student }, index) =>
      isAboutActor(actor, { personId: student.id }) ? [index] : [],
    ),
    cells: shown.map(({ cells }) => writeCells(cells)),
    standings:
      policy && can.readSummaries(actor, group)
        ? shown.map(({ rolls, own }) => {
            const counted = taken.filter(({ index }) => rolls.has(index));
            const marked = own
              ? counted.map(({ id }) => own.get(id)).filter((facts) => facts !== undefined)
              : [];
            return standingFrom({ rolls: counted.length, marks: marked }, policy);
          })
        : null,
  };
}

/** A manager who names no group begins with the one whose class was last. */
async function groupLookedAfter(ctx: Context): Promise<string | undefined> {
  const groups = await groupsWithGrids(ctx);
  return findLastHeldGroup(
    ctx.unscoped(REACH),
    groups.map(({ id }) => id),
    ctx.services.now(),
  );
}

const standingOfTeacher = (
  { regionId, isTeacher }: { regionId: string; isTeacher: boolean },
  personId: string,
) => ({ regionId, teacherPersonIds: isTeacher ? [personId] : [] });

/** Where there is no term around a day, its week is shown. */
function daysAround(
  day: Day,
  span: GridSpan,
  { terms }: Counting,
): Pick<Grid, 'span' | 'firstDay' | 'lastDay' | 'term'> {
  const firstDay = firstOfWeek(day, MONDAY);
  const lastDay = addDays(firstDay, 6);
  const term = termOn(terms, day) ?? termOn(terms, firstDay) ?? termOn(terms, lastDay);
  return span === 'TERM' && term
    ? { span, term, firstDay: term.firstDay, lastDay: term.lastDay }
    : { span: 'WEEK', term, firstDay, lastDay };
}

/** By student, and then by session. */
function marksByStudent(
  marks: Awaited<ReturnType<typeof listGridMarks>>,
): ReadonlyMap<string, ReadonlyMap<string, Marked>> {
  const byStudent = new Map<string, Map<string, Marked>>();
  for (const { sessionId, personId, kind, minutesLate, version, ...decided } of marks) {
    const ofStudent = byStudent.get(personId) ?? new Map<string, Marked>();
    byStudent.set(personId, ofStudent);
    ofStudent.set(sessionId, { mark: { kind, minutesLate }, version, count: 1, ...decidedOf(decided) });
  }
  return byStudent;
}
