import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { percent, type Percent } from '#kit/percent/percent.ts';
import { policyOn } from '../../rules/count.ts';
import { crossedLimits, standingFrom, type Limit } from '../../rules/falling-behind.ts';
import { termOn, type Term } from '../../rules/policy.ts';
import type { Standing } from '../../rules/standing.ts';
import { findCountedGroups, listMarkedStudents, type CountedGroup } from './falling-behind.queries.ts';

/** A student who has crossed a limit in the term that runs. */
export interface Behind {
  id: string;
  personId: string;
  firstName: string;
  lastName: string;
  studentNumber: string | null;
  group: CountedGroup;
  term: Term;
  standing: Standing;
  lowPercent: Percent | null;
  limits: readonly Limit[];
}

interface Params {
  now: Date;
  /** The campuses; all of them where there is no list. */
  regionIds?: readonly string[] | null;
  groupIds?: readonly string[];
  personIds?: readonly string[];
}

/** Those who are falling behind in the running terms, the worst first. Terms that are over are left alone. */
export async function findBehind(db: Db | Tx, { now, personIds, ...where }: Params): Promise<Behind[]> {
  const groups = await findCountedGroups(db, where);
  const counted = groups.flatMap((group) => {
    const term = termOn(group.terms, dayIn(now, group.timeZone));
    return term ? [{ group, term, policy: policyOn(group, term.firstDay) }] : [];
  });
  if (counted.length === 0) return [];
  const students = await listMarkedStudents(db, {
    spans: counted.map(({ group, term }) => ({
      groupId: group.id,
      firstDay: term.firstDay,
      lastDay: term.lastDay,
      today: dayIn(now, group.timeZone),
    })),
    personIds: personIds ?? null,
  });
  const byGroup = new Map(counted.map((one) => [one.group.id, one]));
  const behind = students.flatMap((student): Behind[] => {
    const place = byGroup.get(student.groupId);
    if (!place) return [];
    const { group, term, policy } = place;
    const standing = standingFrom(student, policy);
    const lowPercent = group.lowPercent === null ? null : percent(group.lowPercent);
    const limits = crossedLimits(standing, lowPercent);
    if (limits.length === 0) return [];
    const { personId, firstName, lastName, studentNumber } = student;
    const named = { personId, firstName, lastName, studentNumber };
    return [{ id: `${group.id}:${personId}`, ...named, group, term, standing, lowPercent, limits }];
  });
  return behind.toSorted(worstFirst);
}

const worstFirst = ({ standing: one }: Behind, { standing: other }: Behind): number =>
  other.deduction - one.deduction || (one.percent ?? 0) - (other.percent ?? 0);
