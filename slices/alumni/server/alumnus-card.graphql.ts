import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findCards, type AlumnusCardRecord } from './alumnus-card.queries.ts';
import { forAlumni } from './permissions.ts';

export const cardById = loaderById((ctx, ids) => findCards(ctx.db, ids));

const USUAL_WIDTH = 192;

export const AlumnusCard = builder.objectRef<AlumnusCardRecord>('AlumnusCard').implement({
  description: 'An alumnus as other alumni see them. What its owner does not show is not there.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    gradYear: t.exposeInt('gradYear', { nullable: true }),
    gradPlace: t.exposeString('gradPlace', { nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    about: t.exposeString('about', { nullable: true, description: 'Plain text of several lines.' }),
    homePage: t.exposeString('homePage', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    isContactable: t.exposeBoolean('isContactable', {
      description: 'Whether messages of other alumni are sent on to them.',
    }),
  }),
});

builder.queryField('alumnus', (t) =>
  t.field({
    type: AlumnusCard,
    nullable: true,
    permission: forAlumni,
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_, { personId }, ctx) => cardById(ctx).load(personId),
  }),
);
