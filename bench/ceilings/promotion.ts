import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Actor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { CountedMarks } from '#slices/attendance/rules/falling-behind.ts';
import { spansOf, yearOf } from '#slices/attendance/rules/year.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import {
  attendanceMet,
  evaluationsMet,
  hoursMet,
  meanHundredths,
  type PromotionPolicy,
} from '#slices/groups/rules/readiness.ts';
import { writtenOften } from '#slices/hours/rules/written-minutes.ts';
import { actorOf, countingOf, pool, read, type Row } from './attendance-rows.ts';
import { CALLER } from './attendance-statements.ts';
import { GROUP, MEMBERS } from './promotion-statements.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of readiness: who is calling, whether they may read it, the group with all that is asked, and one statement
 * for its members, prepared, over bare node:http. No GraphQL, no second lock, no limits, no log. Who may read, how terms are counted and
 * what is met is worked out by the same rules, and the answers have the same fields.
 */
interface GroupRow extends Pick<Row, 'policies' | 'terms' | 'past'> {
  region_id: string;
  region_name: string;
  study_year: number;
  today: Day;
  asks_hours: boolean;
  min_attendance: number | null;
  min_evaluations: number | null;
  min_score_tenths: number | null;
  asks_dues: boolean;
  version: number;
  core_after_first_year: number;
  electives_after_first_year: number;
  required: { categoryId: string; name: string; requiredMinutes: number }[] | null;
}

interface MemberRow {
  id: string;
  name: string;
  status: string;
  has_graduated: boolean;
  is_leaving: boolean;
  core: number;
  electives: number;
  minutes: Record<string, number> | null;
  published: number;
  scores: number;
  score_sum: number;
  spans:
    | { at: number; rolls: number; marks: { kind: string; minutesLate: number | null; count: number }[] }[]
    | null;
  is_late: boolean;
}

const rowsOf = async <Found extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Found[]> => (await pool.query<Found>({ name, text, values })).rows;

async function findCaller([sessionId = '', secret = '']: string[]): Promise<Actor | null> {
  const [row] = await read('who', CALLER, [sessionId]);
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return row?.secret_hash.equals(hash) ? actorOf(row, sessionId) : null;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const timeText = writtenOften('en');

const step = (label: string, value: string) => ({ label, value });
const requirement = (
  name: string,
  found: { isMet: boolean; value: string; amount: number | null; steps: object[]; path: string | null },
) => ({
  name,
  ...found,
});

const courses = (name: string, passed: number, { needed, path }: { needed: number; path: string }) =>
  requirement(name, {
    isMet: passed >= needed,
    value: `${passed} of ${needed}`,
    amount: passed,
    steps: [step('Required', String(needed)), step('Passed', String(passed))],
    path,
  });

async function readiness(groupId: string, caller: Actor): Promise<object> {
  const [group] = await rowsOf<GroupRow & pg.QueryResultRow>('group', GROUP, [groupId]);
  if (!group || !can.manage(caller, { regionId: group.region_id }))
    return { groupCandidates: null, promotionPolicy: null };
  const policy: PromotionPolicy = {
    asksHours: group.asks_hours,
    minAttendance: group.min_attendance,
    minEvaluations: group.min_evaluations,
    minScoreTenths: group.min_score_tenths,
    asksDues: group.asks_dues,
  };
  const counting = countingOf(group);
  const spans = spansOf(counting, group.today);
  const members = await rowsOf<MemberRow & pg.QueryResultRow>('members', MEMBERS, [
    groupId,
    group.today,
    spans.map(({ firstDay }) => firstDay),
    spans.map(({ lastDay }) => lastDay),
    group.region_id,
  ]);
  const required = group.required ?? [];
  const groupCandidates = members.map((member) => {
    const grades = `/users/${member.id}?tab=grades`;
    const totals = required.map(({ categoryId, name, requiredMinutes }) => ({
      name,
      requiredMinutes,
      confirmedMinutes: member.minutes?.[categoryId] ?? 0,
    }));
    const counted = totals.reduce((sum, one) => sum + Math.min(one.confirmedMinutes, one.requiredMinutes), 0);
    const asked = totals.reduce((sum, one) => sum + one.requiredMinutes, 0);
    const hours = `${timeText(counted)} of ${timeText(asked)}`;
    const marked = (member.spans ?? []).flatMap(({ at, rolls, marks }) => {
      const span = spans[at];
      const facts = marks.map(({ kind, minutesLate, ...mark }) => ({ ...mark, mark: { kind, minutesLate } }));
      return span ? [{ span, rolls, marks: facts as unknown as CountedMarks['marks'] }] : [];
    });
    const year = yearOf(marked, counting);
    const shareOf = (percent: number | null) =>
      percent === null ? 'No rolls yet' : share.format(percent / 10_000);
    const facts = { published: member.published, scores: member.scores, scoreSum: member.score_sum };
    const mean = number.format((meanHundredths(facts) ?? 0) / 100);
    const evaluated = `${facts.published} of ${policy.minEvaluations}`;
    const paid = member.is_late ? 'Overdue' : 'In order';
    const requirements = [
      courses('CORE_COURSES', member.core, { needed: group.core_after_first_year, path: grades }),
      courses('ELECTIVES', member.electives, { needed: group.electives_after_first_year, path: grades }),
      requirement('HOURS', {
        isMet: hoursMet(totals),
        value: hours,
        amount: counted,
        steps: [
          ...totals.map((one) =>
            step(one.name, `${timeText(one.confirmedMinutes)} of ${timeText(one.requiredMinutes)}`),
          ),
          step('All categories', hours),
        ],
        path: `/timelogs?tab=totals&groupId=${groupId}`,
      }),
      requirement('ATTENDANCE', {
        isMet: attendanceMet(year.percent, policy),
        value: shareOf(year.percent),
        amount: year.percent,
        steps: [
          step('Required', share.format((policy.minAttendance ?? 0) / 100)),
          ...year.spans.map(({ span, percent }) => step(span.name ?? '', shareOf(percent))),
          step('The whole year', shareOf(year.percent)),
        ],
        path: `/users/${member.id}?tab=attendance`,
      }),
      requirement('EVALUATIONS', {
        isMet: evaluationsMet(facts, policy),
        value: `${evaluated}, mean ${mean}`,
        amount: meanHundredths(facts),
        steps: [
          step('Published evaluations', evaluated),
          step('Mean score', `${mean} (at least ${number.format((policy.minScoreTenths ?? 0) / 10)})`),
        ],
        path: `/evaluations?groupId=${groupId}`,
      }),
      requirement('DUES', {
        isMet: !member.is_late,
        value: paid,
        amount: null,
        steps: [step(`Payments to ${group.region_name}`, paid)],
        path: `/users/${member.id}?tab=finances`,
      }),
    ];
    return {
      __typename: 'GroupCandidate',
      _id: member.id,
      fullName: member.name,
      requirements,
      hasGraduated: member.has_graduated,
      isLeaving: member.is_leaving,
      shortfalls: [
        ...(member.status === 'DISABLED' ? ['DEACTIVATED'] : []),
        ...requirements.flatMap(({ name, isMet }) => (isMet ? [] : [name])),
      ],
    };
  });
  return {
    groupCandidates,
    promotionPolicy: {
      __typename: 'PromotionPolicy',
      _id: groupId,
      regionName: group.region_name,
      studyYear: group.study_year,
      ...policy,
      minScoreTenths: undefined,
      minScore: policy.minScoreTenths === null ? null : policy.minScoreTenths / 10,
      version: group.version,
      mayChange: can.setPolicy(caller, { regionId: group.region_id }),
    },
  };
}

serveCeiling(pool, async (request) => {
  const session = /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  const [, , groupId = ''] = (request.url ?? '').split('/');
  const caller = await findCaller(session);
  return caller ? JSON.stringify({ data: await readiness(groupId, caller) }) : '{}';
});
