import type { OneGroupFragment } from '../group.graphql.generated.ts';

export const firstYear: OneGroupFragment = {
  __typename: 'ManagedGroup',
  _id: 'first-year',
  name: 'First Year Day',
  regionId: 'denver',
  regionName: 'Denver',
  studyYear: 1,
  intake: '2026/27',
  session: 'DAY',
  locale: 'en',
  openForSignUp: true,
  companionApp: false,
  archived: false,
  membersNow: 2,
  membersToGraduate: 2,
  membersEver: 3,
  coursesNow: 1,
  promotedToId: null,
  today: '2026-03-01',
  version: 4,
};
