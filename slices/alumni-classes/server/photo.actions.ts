import { actorOf } from '#kit/graphql/action.ts';
import { peopleBehind } from '#kit/access/actor.ts';
import { actOnRecord, createRecord, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import type { Tx } from '#kit/db/database.ts';
import { can } from '#slices/alumni/rules/permissions.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPeople, forgetUnlessUsed, storePicture } from '#slices/people/server/api.ts';
import { classAddress } from '../rules/class-paths.ts';
import {
  classPhoto,
  MAX_PHOTOS_OF_CLASS,
  MAX_WAITING_PHOTOS,
  photoComplaint,
  photoRefusal,
  type PhotoDecision,
} from '../rules/class-photo.ts';
import {
  countPhotosOfClass,
  countWaitingOf,
  insertPhoto,
  lockPhoto,
  updatePhoto,
  type PhotoRecord,
} from './class-photo.queries.ts';
import { hasMembers } from './class.queries.ts';

export const ADD_CLASS_PHOTO: RateRule = { name: 'add-class-photo', max: 30, windowS: 3_600 };

/** Of one person: each takes a photo from everybody. */
export const COMPLAIN_OF_CLASS_PHOTO: RateRule = {
  name: 'complain-of-class-photo',
  max: 5,
  windowS: 86_400,
};

/** How long what was removed can be brought back: then its picture is deleted. */
const REMOVED_FOR_MS = 600_000;

/** Photos are for all alumni. */
export const photosDb = (ctx: Context) => ctx.unscoped('photos of classes for alumni');

const looksAfter = (ctx: Context): boolean => can.lookAfter(actorOf(ctx));

const photoFor = (
  mayChange: (ctx: Context, photo: PhotoRecord) => boolean,
): Entity<typeof classPhoto, PhotoRecord> => ({
  name: 'classPhoto',
  fields: classPhoto,
  db: photosDb,
  async load(tx, ctx, id) {
    const photo = await lockPhoto(tx, id);
    return photo && mayChange(ctx, photo) ? photo : undefined;
  },
});

const ownPhoto = photoFor((ctx, { personId }) => personId === actorOf(ctx).personId || looksAfter(ctx));
const anyPhoto = photoFor((_, { removedAt }) => removedAt === null);
/** Nobody decides about their own. */
const photoToDecide = photoFor(
  (ctx, { removedAt, personId }) =>
    looksAfter(ctx) && removedAt === null && !peopleBehind(actorOf(ctx)).includes(personId),
);
/** What those who look after the alumni have taken away, they bring back. */
const photoToRestore = photoFor(
  (ctx, { removedAt, removedBy, personId }) =>
    looksAfter(ctx) || (personId === actorOf(ctx).personId && (removedAt === null || removedBy === personId)),
);

interface PhotoToAdd {
  id: string;
  year: number;
  place: string;
  caption: string;
  /** In base64. */
  picture: string;
}

/** Adds a photo to a class. Others see it once it is approved; those who would approve it need nobody else. */
export async function addPhoto(
  ctx: Context,
  { id, year, place, caption, picture }: PhotoToAdd,
): Promise<PhotoRecord> {
  // Nothing is stored of a photo that is refused anyway.
  parsedInput(classPhoto, { caption });
  if (!(await hasMembers(ctx.db, year, place))) throw new RuleError('classUnknown');
  const pictureId = await storePicture(ctx, picture, ADD_CLASS_PHOTO);
  const now = ctx.services.now();
  return createRecord(ctx, ownPhoto, {
    action: 'addClassPhoto',
    id,
    input: { caption },
    async insert(tx, values) {
      const count = await countPhotosOfClass(tx, year, place);
      if (await lockPhoto(tx, id)) return false;
      if (count >= MAX_PHOTOS_OF_CLASS)
        throw new RuleError('classPhotosFull', 'BAD_USER_INPUT', { max: MAX_PHOTOS_OF_CLASS });
      if (!looksAfter(ctx) && (await countWaitingOf(tx, actorOf(ctx).personId)) >= MAX_WAITING_PHOTOS)
        throw new RuleError('classPhotosWaitingFull', 'BAD_USER_INPUT', { max: MAX_WAITING_PHOTOS });
      const isNew = await insertPhoto(tx, {
        id,
        personId: actorOf(ctx).personId,
        year,
        place,
        pictureId,
        status: looksAfter(ctx) ? 'APPROVED' : 'PENDING',
        waitsSince: now,
        addedAt: now,
        ...values,
      });
      return isNew && { year, place, pictureId };
    },
  });
}

/** Takes a photo from everybody. For ten minutes it can be brought back. */
export const removePhoto = (ctx: Context, photoId: string): Promise<PhotoRecord> =>
  actOnRecord(ctx, ownPhoto, photoId, async (tx, { removedAt, pictureId, ...photo }) => {
    if (removedAt) return null;
    const now = ctx.services.now();
    await updatePhoto(tx, photoId, { removedAt: now, removedBy: actorOf(ctx).personId });
    await forgetUnlessUsed(tx, pictureId, new Date(now.getTime() + REMOVED_FOR_MS));
    return { action: 'removeClassPhoto', before: toldOf(photo) };
  });

export const restorePhoto = (ctx: Context, photoId: string): Promise<PhotoRecord> =>
  actOnRecord(ctx, photoToRestore, photoId, async (tx, { removedAt, ...photo }) => {
    if (!removedAt) return null;
    if (ctx.services.now().getTime() - removedAt.getTime() >= REMOVED_FOR_MS)
      throw new RuleError('classPhotoGone');
    await updatePhoto(tx, photoId, { removedAt: null, removedBy: null });
    return { action: 'restoreClassPhoto', after: toldOf(photo) };
  });

const toldOf = ({ year, place, caption }: Pick<PhotoRecord, 'year' | 'place' | 'caption'>) => ({
  year,
  place,
  caption,
});

/** Somebody wants a photo taken down: nobody else sees it until it is decided again. */
export async function complainOfPhoto(ctx: Context, photoId: string, said: string): Promise<PhotoRecord> {
  const { complaint } = parsedInput(photoComplaint, { complaint: said });
  await ctx.services.rateLimits.take(COMPLAIN_OF_CLASS_PHOTO, actorOf(ctx).personId);
  return actOnRecord(ctx, anyPhoto, photoId, async (tx, { version, status, complainedBy }) => {
    const { personId } = actorOf(ctx);
    if (status === 'PENDING' && complainedBy === personId) return null;
    // What is not shown is nobody else's business.
    if (status !== 'APPROVED') throw new RuleError('recordNotFound', 'NOT_FOUND');
    await updatePhoto(tx, photoId, {
      status: 'PENDING',
      complaint,
      complainedBy: personId,
      previousStatus: null,
      waitsSince: ctx.services.now(),
      version: version + 1,
    });
    return { action: 'complainOfClassPhoto', after: { complaint } };
  });
}

interface Decision {
  photoId: string;
  /** The version the decision is based on. */
  version: number;
  status: PhotoDecision;
  reason: string;
}

/** Approves or refuses a photo. A complaint is thereby answered. */
export const decidePhoto = (
  ctx: Context,
  { photoId, version, status, reason: said }: Decision,
): Promise<PhotoRecord> =>
  actOnRecord(ctx, photoToDecide, photoId, async (tx, before) => {
    const { reason } = status === 'REFUSED' ? parsedInput(photoRefusal, { reason: said }) : { reason: '' };
    if (before.status === status && before.reason === reason) return null;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    await updatePhoto(tx, photoId, {
      status,
      reason,
      complaint: '',
      complainedBy: null,
      decidedAt: ctx.services.now(),
      decidedBy: actorOf(ctx).personId,
      previousStatus: before.status,
      previousReason: before.reason,
      previousComplaint: before.complaint,
      previousComplainedBy: before.complainedBy,
      previousDecidedAt: before.decidedAt,
      previousDecidedBy: before.decidedBy,
      version: version + 1,
    });
    if (status === 'REFUSED') await tellOwner(tx, ctx, { ...before, reason });
    return {
      action: 'decideClassPhoto',
      before: { status: before.status, reason: before.reason, complaint: before.complaint },
      after: { status, reason },
    };
  });

/** Takes the decision back that made this version of a photo: what was there before is there again, and nobody is told anew. */
export const undoPhotoDecision = (ctx: Context, photoId: string, version: number): Promise<PhotoRecord> =>
  actOnRecord(ctx, photoToDecide, photoId, async (tx, before) => {
    const { previousStatus: status, previousReason, previousComplaint } = before;
    if (status === null && before.version === version + 1) return null;
    if (status === null || before.version !== version) throw new RuleError('changedMeanwhile');
    const restored = { status, reason: previousReason ?? '', complaint: previousComplaint ?? '' };
    await updatePhoto(tx, photoId, {
      ...restored,
      complainedBy: before.previousComplainedBy,
      decidedAt: before.previousDecidedAt,
      decidedBy: before.previousDecidedBy,
      previousStatus: null,
      version: version + 1,
    });
    return {
      action: 'undoClassPhotoDecision',
      before: { status: before.status, reason: before.reason },
      after: restored,
    };
  });

/** The person who added a photo reads why it is not shown. */
async function tellOwner(
  tx: Tx,
  ctx: Context,
  { personId, year, place, reason }: PhotoRecord,
): Promise<void> {
  if (personId === actorOf(ctx).personId) return;
  const [owner] = await findPeople(tx, [personId]);
  const [regionId] = owner?.regionIds ?? [];
  if (!regionId) return;
  await notify(tx, {
    name: 'classPhotoRefused',
    facts: { year: String(year), reason },
    path: classAddress(year, place),
    recipients: [{ personId, regionId }],
  });
}
