import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { inPerson, viaParent, withRole } from '#kit/graphql/permission.ts';
import { can as canWithRegions } from '#slices/regions/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { STAFF_ROLES } from '#slices/people/rules/roles.ts';
import { changeRegionStaff } from './change-region-staff.ts';
import { listRegionStaff, type RegionStaffMember as Member } from './region-staff.queries.ts';

const StaffRoleType = builder.enumType('RegionStaffRole', { values: STAFF_ROLES });

const RegionStaffMember = builder.objectRef<Member>('RegionStaffMember').implement({
  description: 'A user who may be chosen for a part on a campus, or has been.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s.' }),
    fullName: t.string({ resolve: (member) => fullName(member) }),
    email: t.exposeString('email'),
    roleNames: t.exposeStringList('roleNames', { description: 'What is held on this campus.' }),
  }),
});

builder.queryField('regionStaff', (t) =>
  t.field({
    type: [RegionStaffMember],
    nullable: true,
    description: 'The managers and admins of a campus, and the user who is its dean or attendance admin.',
    permission: withRole('admin'),
    args: { regionId: t.arg.id({ required: true }) },
    resolve: (_, { regionId }, ctx) =>
      canWithRegions.manage(actorOf(ctx), regionId) ? listRegionStaff(ctx.db, regionId) : null,
  }),
);

builder.mutationField('changeRegionStaff', (t) =>
  t.field({
    type: [RegionStaffMember],
    description:
      'Says who is dean or attendance admin of a campus. The user who is not named stays as they are.',
    permission: inPerson(withRole('admin')),
    args: {
      regionId: t.arg.id({ required: true }),
      role: t.arg({ type: StaffRoleType, required: true }),
      gives: t.arg.idList({ required: true }),
      takes: t.arg.idList({ required: true }),
    },
    resolve: (_, change, ctx) => changeRegionStaff(ctx, change),
  }),
);
