import { peopleBehind } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { inPerson, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { forAlumni, forAlumniAdmins } from '#slices/alumni/server/api.ts';
import { can } from '#slices/alumni/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import type { Context } from '#kit/graphql/context.ts';
import { PHOTOS_PAGE } from '../rules/class-paths.ts';
import { PHOTO_DECISIONS, PHOTO_STATUSES } from '../rules/class-photo.ts';
import {
  findPhotosOfClass,
  lookAtWaitingPhotos,
  photosPage,
  type PhotoRecord,
} from './class-photo.queries.ts';
import {
  addPhoto,
  complainOfPhoto,
  decidePhoto,
  photosDb,
  removePhoto,
  restorePhoto,
  undoPhotoDecision,
} from './photo.actions.ts';

const USUAL_WIDTH = 640;

const ClassPhotoStatus = enumType('ClassPhotoStatus', PHOTO_STATUSES);
const ClassPhotoDecision = enumType('ClassPhotoDecision', PHOTO_DECISIONS);

defineQueue({
  name: 'classPhotos',
  path: PHOTOS_PAGE,
  isFor: can.lookAfter,
  look: async (ctx) => {
    const { count, since } = await lookAtWaitingPhotos(photosDb(ctx), peopleBehind(actorOf(ctx)));
    return [{ regionId: null, count, since }];
  },
});

const nameOf = async (ctx: Context, personId: string): Promise<string> => {
  const person = await nameById(ctx).load(personId);
  return person ? fullName(person) : '';
};

const ClassPhoto = builder.objectRef<PhotoRecord>('ClassPhoto').implement({
  description: 'A photo of a class, as the alumni see it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    year: t.exposeInt('year'),
    place: t.exposeString('place'),
    caption: t.exposeString('caption'),
    url: t.string({
      args: { width: t.arg.int() },
      resolve: ({ pictureId }, { width }, ctx) =>
        ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
    }),
    status: t.expose('status', { type: ClassPhotoStatus }),
    reason: t.exposeString('reason', { description: 'Why it was refused.' }),
    addedByName: t.string({ resolve: ({ personId }, _, ctx) => nameOf(ctx, personId) }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
    isOwn: t.boolean({ resolve: ({ personId }, _, ctx) => personId === actorOf(ctx).personId }),
  }),
});

const PhotoToDecide = builder.objectRef<PhotoRecord>('ClassPhotoToDecide').implement({
  description: 'A photo of a class, for those who decide about it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    photo: t.field({ type: ClassPhoto, resolve: (photo) => photo }),
    version: t.exposeInt('version', { description: 'Sent back with a decision.' }),
    complaint: t.exposeString('complaint', { description: 'Why somebody wants it taken down.' }),
    complainedByName: t.string({
      nullable: true,
      resolve: ({ complainedBy }, _, ctx) => complainedBy && nameOf(ctx, complainedBy),
    }),
    waitsSince: t.expose('waitsSince', { type: 'DateTime' }),
    decidedByName: t.string({
      nullable: true,
      resolve: ({ decidedBy }, _, ctx) => decidedBy && nameOf(ctx, decidedBy),
    }),
  }),
});

builder.queryFields((t) => ({
  classPhotos: t.field({
    type: [ClassPhoto],
    permission: forAlumni,
    description: 'Of a class, the oldest first; also those of the caller that wait or were refused.',
    args: {
      year: t.arg.int({ required: true }),
      place: t.arg.string({ description: 'Of all places where it is left out.' }),
    },
    resolve: (_, { year, place }, ctx) =>
      findPhotosOfClass(photosDb(ctx), { year, place: place ?? null }, actorOf(ctx).personId),
  }),
  classPhotosToDecide: t.field({
    type: countedPageType('ClassPhotoToDecidePage', PhotoToDecide),
    permission: forAlumniAdmins,
    args: {
      status: t.arg({ type: ClassPhotoStatus, required: true }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { status, ...page }, ctx) =>
      photosPage(photosDb(ctx), { status, callerIds: peopleBehind(actorOf(ctx)) }, page),
  }),
}));

builder.mutationFields((t) => ({
  addClassPhoto: t.field({
    type: ClassPhoto,
    permission: inPerson(forAlumni),
    args: {
      photoId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      year: t.arg.int({ required: true }),
      place: t.arg.string({ required: true, description: 'Empty for none.' }),
      caption: t.arg.string({ required: true }),
      picture: t.arg.string({ required: true, description: 'In base64.' }),
    },
    resolve: (_, { photoId, ...photo }, ctx) => addPhoto(ctx, { id: photoId, ...photo }),
  }),
  removeClassPhoto: t.field({
    type: ClassPhoto,
    description: 'By the person who added it, and by those who look after the alumni.',
    permission: inPerson(forAlumni),
    args: { photoId: t.arg.id({ required: true }) },
    resolve: (_, { photoId }, ctx) => removePhoto(ctx, photoId),
  }),
  restoreClassPhoto: t.field({
    type: ClassPhoto,
    description: 'Brings back what was removed less than ten minutes ago.',
    permission: inPerson(forAlumni),
    args: { photoId: t.arg.id({ required: true }) },
    resolve: (_, { photoId }, ctx) => restorePhoto(ctx, photoId),
  }),
  complainOfClassPhoto: t.field({
    type: ClassPhoto,
    description: 'Asks to have a photo taken down. Others do not see it until it is decided.',
    permission: inPerson(forAlumni),
    args: { photoId: t.arg.id({ required: true }), complaint: t.arg.string({ required: true }) },
    resolve: (_, { photoId, complaint }, ctx) => complainOfPhoto(ctx, photoId, complaint),
  }),
  decideClassPhoto: t.field({
    type: PhotoToDecide,
    permission: forAlumniAdmins,
    args: {
      photoId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: ClassPhotoDecision, required: true }),
      reason: t.arg.string({ required: true, description: 'A refusal needs one; else empty.' }),
    },
    resolve: (_, decision, ctx) => decidePhoto(ctx, decision),
  }),
  undoClassPhotoDecision: t.field({
    type: PhotoToDecide,
    permission: forAlumniAdmins,
    args: {
      photoId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that the decision has made.' }),
    },
    resolve: (_, { photoId, version }, ctx) => undoPhotoDecision(ctx, photoId, version),
  }),
}));
