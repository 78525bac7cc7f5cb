import type { ReactElement } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { holdsOffice, looksAfterCampuses } from '../rules/dashboards.ts';
import { gatherQueues, type Gathered } from '../rules/gather-queues.ts';
import { inTurn } from '../rules/in-turn.ts';
import { WaitingRow } from './panels/waiting-row.tsx';
import type { Waiting } from './waiting.ts';
import {
  campusWork,
  officeWork,
  type CampusWorkQuery,
  type WorkToGradeQuery,
} from './waiting-work.graphql.generated.ts';

type Taught = WorkToGradeQuery['ownCourseOfferings'][number];
type StandIn = WorkToGradeQuery['rollsToStandIn'][number];
type ClassToMark = CampusWorkQuery['courseOfferingsToMark'][number];
type ClassToSettle = CampusWorkQuery['courseOfferingsToSettle'][number];
type Queue = CampusWorkQuery['queues'][number];

/**
 * What waits for a user in what they teach (own) and on the campuses they look after, the longest first; that of a chosen
 * campus before the others. A user who teaches nothing is answered nothing, so that nobody need ask first who does.
 */
export function useWaitingWork(
  own: Answer<WorkToGradeQuery>,
  regionId: string | null = null,
): Answer<readonly ReactElement[]> {
  const user = useSignedInUser();
  const oversees = looksAfterCampuses(user.roles ?? []);
  const hasQueues = !oversees && holdsOffice(user);
  const campus = useQuery(campusWork, {}, { enabled: oversees });
  const office = useQuery(officeWork, {}, { enabled: hasQueues });
  const taught = own.data?.ownCourseOfferings;
  const queues = hasQueues ? office.data?.queues : NOTHING_OVERSEEN.queues;
  const overseen = oversees ? campus.data : queues && { ...NOTHING_OVERSEEN, queues };
  const placeOf = useQueuePlace(regionId);
  const waiting = taught &&
    overseen && [
      ...(own.data?.rollsToStandIn ?? []).map(standInOf),
      ...waitingIn(taught, overseen),
      ...gatherQueues(overseen.queues, regionId).map((queue) => ofQueue(queue, placeOf(queue))),
    ];
  return {
    data: waiting && inTurn(waiting, regionId).map((one) => <WaitingRow key={one.key} waiting={one} />),
    problem: own.problem ?? campus.problem ?? office.problem,
    isLoading: own.isLoading || campus.isLoading || office.isLoading,
    refetch: () => {
      own.refetch?.();
      if (oversees) campus.refetch?.();
      if (hasQueues) office.refetch?.();
    },
  };
}

const NOTHING_OVERSEEN = { courseOfferingsToMark: [], courseOfferingsToSettle: [], queues: [] };

/** On which campus a queue is, or on how many. */
function useQueuePlace(regionId: string | null): (queue: Gathered<Queue>) => string {
  const text = useText();
  return ({ first, campuses }) => {
    if (campuses === 1) return first.regionName ?? '';
    return text(regionId === null ? 'atCampuses' : 'atOtherCampuses', { count: campuses });
  };
}

function waitingIn(taught: readonly Taught[], overseen: CampusWorkQuery): Waiting[] {
  const { courseOfferingsToMark, courseOfferingsToSettle } = overseen;
  // A user who teaches on their own campus is told once.
  const toMark = [...new Map([...courseOfferingsToMark, ...taught].map((one) => [one._id, one])).values()];
  const all = [
    ...toMark.map(answersOf),
    ...taught.flatMap((one) => [rollsOf(one), submissionsOf(one), questionsOf(one)]),
    ...courseOfferingsToSettle.map(gradesOf),
  ];
  return all.filter(({ count }) => count > 0);
}

const inClass = (name: string, one: Omit<ClassToMark, 'answersToMark'>) => ({
  key: `${one._id} ${name}`,
  name,
  isChore: false,
  regionId: one.regionId,
  place: [one.course?.name, offeringLine(one)].filter(Boolean).join(' · '),
});

const answersOf = (one: ClassToMark): Waiting => ({
  ...inClass('answers', one),
  ...one.answersToMark,
  path: `/teaching/${one._id}/exams/marking`,
  icon: 'edit',
});

/** The class that is running comes before all else. */
const rollsOf = ({ rollsToTake: { sessionId, isNow, ...waiting }, ...one }: Taught): Waiting => ({
  ...inClass(isNow ? 'rollNow' : 'rolls', one),
  ...waiting,
  isNow,
  path: `/attendances/${sessionId ?? ''}`,
  icon: 'check',
});

/** A class that is taken for another teacher. */
function standInOf({ _id, groupName, courseName, startsAt, endsAt }: StandIn): Waiting {
  const isNow = Date.parse(endsAt) > Date.now();
  return {
    key: `${_id} standIn`,
    name: isNow ? 'rollNow' : 'rolls',
    isChore: false,
    regionId: null,
    place: [courseName, groupName].filter(Boolean).join(' · '),
    count: 1,
    since: startsAt,
    isNow,
    path: `/attendances/${_id}`,
    icon: 'check',
  };
}

const submissionsOf = (one: Taught): Waiting => ({
  ...inClass('submissions', one),
  ...one.workToGrade,
  path: `/teaching/${one._id}/assignments`,
  icon: 'note',
});

const questionsOf = (one: Taught): Waiting => ({
  ...inClass('questions', one),
  ...one.questionsToAnswer,
  path: '/help/questions',
  icon: 'help',
});

const gradesOf = (one: ClassToSettle): Waiting => ({
  ...inClass('grades', one),
  isChore: true,
  count: 1,
  since: one.lastDay,
  path: `/teaching/${one._id}/grades`,
  icon: 'sum',
});

/** Queues in which no person waits. */
const CHORES = new Set(['staleTexts', 'overdueInvoices']);

const ofQueue = ({ key, first, count, since }: Gathered<Queue>, place: string): Waiting => ({
  key,
  name: first.name,
  isChore: CHORES.has(first.name),
  regionId: first.regionId,
  place,
  count,
  since,
  path: first.path,
  icon: 'list',
  item: first.first,
});
