import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { inPerson, viaParent } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPerson, User, type UserParent } from '#slices/people/server/api.ts';
import { alumniProfile, isComplete } from '../rules/profile.ts';
import { forAlumni, forGraduates } from './permissions.ts';
import {
  findAlumniProfile,
  findGraduationPlaces,
  findUsualPlace,
  type AlumniProfileRecord,
} from './profile.queries.ts';
import { saveAlumniProfile } from './save-alumni-profile.ts';

const USUAL_WIDTH = 192;

const AlumniProfile = builder.objectRef<AlumniProfileRecord>('AlumniProfile').implement({
  description: 'What the caller, an alumnus, says about themselves, and what of it others see.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, alumniProfile),
    graduationPlace: t.string({
      description: 'Until they have said it, how most graduates of the same campus have written it.',
      resolve: async ({ id, graduationPlace }, _, ctx) =>
        graduationPlace ||
        ((await findUsualPlace(ctx.unscoped('where those of a campus have graduated'), id)) ?? ''),
    }),
    recordedGraduatedOn: t.expose('recordedGraduatedOn', {
      type: 'Day',
      description: 'The day that the college has recorded, which may differ from the one they say.',
    }),
    isComplete: t.boolean({
      description: 'Whether they have said themselves where they live and where they graduated.',
      resolve: isComplete,
    }),
    fullName: t.string({ resolve: fullName }),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true, description: 'The one that would be shown.' }),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    knownPlaces: t.stringList({
      description: 'How alumni have written where they graduated: what most have written comes first.',
      resolve: (_, __, ctx) => findGraduationPlaces(ctx.db),
    }),
    user: t.field({
      type: User,
      resolve: async ({ id }, _, ctx): Promise<UserParent> => {
        const person = await findPerson(ctx.db, id);
        if (!person) throw new RuleError('recordNotFound', 'NOT_FOUND');
        return person;
      },
    }),
  }),
});

const AlumniProfileInput = recordInput('AlumniProfileInput', alumniProfile);

builder.queryField('ownAlumniProfile', (t) =>
  t.field({
    type: AlumniProfile,
    nullable: true,
    description: 'Those who look after the alumni without having graduated have none.',
    permission: forAlumni,
    resolve: async (_, __, ctx) => (await findAlumniProfile(ctx.db, actorOf(ctx).personId)) ?? null,
  }),
);

builder.mutationField('saveAlumniProfile', (t) =>
  t.field({
    type: AlumniProfile,
    description:
      'Says where the caller lives and graduated, which the first visit asks for, and what others see.',
    permission: inPerson(forGraduates),
    args: {
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      alumniProfileInput: t.arg({ type: AlumniProfileInput, required: true }),
    },
    resolve: (_, { version, alumniProfileInput: input }, ctx) => saveAlumniProfile(ctx, { version, input }),
  }),
);
