import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';
import type { EvaluationStatus } from './evaluation.ts';

interface TaughtGroup {
  regionId: string;
  /** The accounts of those who teach the group. */
  teacherPersonIds: readonly string[];
}

interface Subject extends TaughtGroup {
  personId: string;
}

interface Written {
  regionId: string;
  /** Null where the account is gone. */
  evaluatorId: string | null;
}

/** Who may do what with evaluations. Reading what was published, and answering it, is each student's own. */
export const can = {
  /** Managers of the campus and the group's teachers (HOURS-05), and nobody themselves. */
  evaluate: (actor: Actor, student: Subject): boolean =>
    can.evaluateGroup(actor, student) && !isAboutActor(actor, student),
  evaluateGroup: (actor: Actor, group: TaughtGroup): boolean =>
    can.oversee(actor, group) || group.teacherPersonIds.includes(actor.personId),
  /** Teachers read what the student reads too, and what they write themselves. */
  read: (actor: Actor, evaluation: Subject & Written & { status: EvaluationStatus }): boolean =>
    can.evaluate(actor, evaluation) &&
    (evaluation.status === 'PUBLISHED' || can.oversee(actor, evaluation) || isOwn(actor, evaluation)),
  /** Nobody puts words into the mouth of another; managers finish what was left behind. */
  write: (actor: Actor, evaluation: Written & { isLeftBehind: boolean }): boolean =>
    isOwn(actor, evaluation) || (evaluation.isLeftBehind && can.oversee(actor, evaluation)),
  /** Managers publish, withdraw and delete for everybody on their campus. */
  settle: (actor: Actor, evaluation: Subject & Written): boolean =>
    can.evaluate(actor, evaluation) && (can.oversee(actor, evaluation) || isOwn(actor, evaluation)),
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId),
  /** Whether there is anybody whom they could evaluate. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'manager').length > 0,
};

const isOwn = (actor: Actor, { evaluatorId }: Pick<Written, 'evaluatorId'>): boolean =>
  evaluatorId === actor.personId;
