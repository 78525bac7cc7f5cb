import { builder } from '#kit/graphql/builder.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { INVITATION_STANDINGS } from '../../rules/invitation.ts';
import { forAlumniAdmins } from '../permissions.ts';
import { inviteAlumni } from './invite-alumni.ts';
import {
  countStandings,
  findYears,
  membersPage,
  type MemberFilter,
  type MemberRecord,
  type StandingCount,
} from './member.queries.ts';

const Standing = enumType('AlumniInvitationStanding', INVITATION_STANDINGS);

const AlumniMember = builder.objectRef<MemberRecord>('AlumniMember').implement({
  description: 'A graduate of the second year, for those who look after the alumni.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    graduatedOn: t.expose('graduatedOn', { type: 'Day' }),
    statedGraduatedOn: t.expose('statedGraduatedOn', {
      type: 'Day',
      nullable: true,
      description: 'The day they have named, where it is another than the college has recorded.',
    }),
    gradPlace: t.string({ nullable: true, resolve: ({ graduationPlace }) => graduationPlace || null }),
    location: t.string({ nullable: true, resolve: ({ location }) => location || null }),
    hasJoined: t.exposeBoolean('hasJoined', { description: 'Whether they have answered the welcome.' }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', nullable: true }),
    isContactable: t.boolean({
      description: 'Whether mail for alumni is sent to them.',
      resolve: ({ subscribeAlumniEmail, status }) => subscribeAlumniEmail && status === 'ACTIVE',
    }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', nullable: true, description: 'For the last time.' }),
    standing: t.expose('standing', { type: Standing }),
  }),
});

const AlumniStandingCount = builder.objectRef<StandingCount>('AlumniStandingCount').implement({
  permission: viaParent,
  fields: (t) => ({
    standing: t.expose('standing', { type: Standing }),
    count: t.exposeInt('count'),
    names: t.exposeStringList('names', { description: 'Of some of them.' }),
  }),
});

const AlumniMemberFilter = builder.inputType('AlumniMemberFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of names and addresses.' }),
    place: t.string({ description: 'Beginnings of the words of their place of graduation.' }),
    year: t.int({ description: 'Of graduation.' }),
    hasJoined: t.boolean(),
    isContactable: t.boolean(),
    standing: t.field({ type: Standing }),
  }),
});

const MIN_YEAR = 1;
const MAX_YEAR = 9999;

/** A year that no calendar has finds nobody. */
function filterOf(asked: typeof AlumniMemberFilter.$inferInput | null | undefined): MemberFilter {
  const { search, place, year, hasJoined, isContactable, standing } = asked ?? {};
  return {
    search: parsedSearch(search, 'alumniSearchTooLong'),
    place: parsedSearch(place, 'alumniSearchTooLong'),
    year: typeof year === 'number' ? Math.min(Math.max(year, MIN_YEAR), MAX_YEAR) : null,
    hasJoined: hasJoined ?? null,
    isContactable: isContactable ?? null,
    standing: standing ?? null,
  };
}

builder.queryFields((t) => ({
  alumniMembers: t.field({
    type: countedPageType('AlumniMemberPage', AlumniMember),
    description: 'Graduates of the second year, joined or not, by name.',
    permission: forAlumniAdmins,
    args: {
      filter: t.arg({ type: AlumniMemberFilter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => membersPage(ctx.db, filterOf(filter), page, ctx.services.now()),
  }),
  alumniMemberYears: t.field({
    type: ['Int'],
    description: 'The years in which anybody graduated, the latest first.',
    permission: forAlumniAdmins,
    resolve: (_, __, ctx) => findYears(ctx.db),
  }),
  alumniStandings: t.field({
    type: [AlumniStandingCount],
    description: 'Of graduates who match: how many would be invited now, and how many not, and why.',
    permission: forAlumniAdmins,
    args: { filter: t.arg({ type: AlumniMemberFilter }) },
    resolve: (_, { filter }, ctx) => countStandings(ctx.db, filterOf(filter), ctx.services.now()),
  }),
}));

builder.mutationField('inviteAlumni', (t) =>
  t.field({
    type: 'Int',
    description:
      'Invites those who match by mail, as far as alumniStandings calls them READY, and says how many.',
    permission: forAlumniAdmins,
    args: {
      batchId: t.arg.id({ required: true, description: 'A new id, made by the dialog.' }),
      filter: t.arg({ type: AlumniMemberFilter }),
    },
    resolve: (_, { batchId, filter }, ctx) => inviteAlumni(ctx, { batchId, filter: filterOf(filter) }),
  }),
);
