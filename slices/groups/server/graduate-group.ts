import type { Day } from '#kit/calendar/day.ts';
import { isAboutActor } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people/rules/permissions.ts';
import {
  findAlumniRegionId,
  graduatePerson,
  loadPersonForUpdate,
  parseGraduation,
} from '#slices/people/server/api.ts';
import { outcomeOf, type GraduationOutcome } from '../rules/graduation.ts';
import { goesOn } from '../rules/readiness.ts';
import type { Exception } from '../rules/requirements.ts';
import { MAX_MEMBERS } from '../rules/membership.ts';
import { auditExceptions, candidatesOf, recordedExceptions } from './candidates.ts';
import { listMembers } from './group-members.queries.ts';
import { readGroup } from './read-groups.ts';

interface Params {
  groupId: string;
  /** Some of its members, former ones too; without them everybody who is in it now. */
  personIds: readonly string[] | null;
  /** Null takes it back. */
  graduatedOn: Day | null;
  place: string;
  /** Who graduates without meeting the requirements. */
  exceptions: readonly Exception[];
}

export interface GroupGraduate {
  id: string;
  outcome: GraduationOutcome;
}

const isDone = ({ outcome }: GroupGraduate): boolean => outcome === 'GRADUATED' || outcome === 'TAKEN_BACK';
const isLeftAsTheyAre = ({ outcome }: GroupGraduate): boolean =>
  outcome === 'UNCHANGED' || outcome === 'NOT_MET';

/**
 * Marks that everybody in a group has graduated from the second year, or takes that back, and says what became of each.
 * Who has graduated before keeps their own day; who does not meet the requirements graduates only as an exception.
 */
export async function graduateGroup(ctx: Context, params: Params): Promise<GroupGraduate[]> {
  const graduation = parseGraduation(ctx, params);
  const { groupId } = params;
  const group = await readGroup(ctx, groupId);
  if (!group) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const state = params.personIds ? null : 'NOW';
  const members = await listMembers(ctx.db, { groupId, state, today: group.today }, MAX_MEMBERS, null);
  const chosen = params.personIds ?? members.map(({ id }) => id);
  if (chosen.some((id) => !members.some((member) => member.id === id)))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  const candidates = graduation.graduatedOn === null ? [] : await candidatesOf(ctx, group, 'GRADUATION');
  const exceptions = recordedExceptions(candidates, params.exceptions);
  const isAllowed = (id: string): boolean =>
    candidates.some((candidate) => candidate.id === id && goesOn(candidate, exceptions));
  // What would change nobody is no graduation, and the log does not tell of one.
  if (chosen.length === 0) throw new RuleError('nobodyGraduates');
  return transaction(ctx.unscoped('the alumni region'), async (tx) => {
    const graduates: GroupGraduate[] = [];
    let isSentAgain = false;
    const alumniRegionId = await findAlumniRegionId(tx);
    // Always in the same order, so that two who do this at once do not wait for each other.
    for (const id of [...new Set(chosen)].toSorted()) {
      const person = await loadPersonForUpdate(tx, id);
      isSentAgain ||= person.graduatedOn === graduation.graduatedOn;
      const outcome = outcomeOf(person, {
        ...graduation,
        isInReach: can.edit(actorOf(ctx), { personId: id, regionIds: person.regionIds }),
        goesOn: isAllowed(id),
        isActor: isAboutActor(actorOf(ctx), { personId: id }),
      });
      if (outcome === 'GRADUATED' || outcome === 'TAKEN_BACK')
        await graduatePerson(tx, ctx, person, { ...graduation, alumniRegionId });
      graduates.push({ id, outcome });
    }
    const told = members.flatMap(({ id }) => graduates.find((graduate) => graduate.id === id) ?? []);
    if (graduation.graduatedOn !== null && !isSentAgain && graduates.every(isLeftAsTheyAre))
      throw new RuleError('nobodyGraduates');
    if (!graduates.some(isDone)) return told;
    const excused = exceptions.filter(({ personId }) =>
      graduates.some(({ id, outcome }) => id === personId && outcome === 'GRADUATED'),
    );
    await auditExceptions(tx, ctx, 'graduateWithException', excused);
    await audit(tx, ctx, {
      action: 'graduateGroup',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      after: { ...graduation, graduates, exceptions: excused },
    });
    return told;
  });
}
