import { actorOf } from '#kit/graphql/action.ts';
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
  photoComplaint,
  photoRefusal,
  type PhotoStatus,
} from '../rules/class-photo.ts';
import {
  countPhotosOfClass,
  insertPhoto,
  lockPhoto,
  updatePhoto,
  type PhotoRecord,
} from './class-photo.queries.ts';
import { hasMembers } from './class.queries.ts';

export const ADD_CLASS_PHOTO: RateRule = { name: 'add-class-photo', max: 30, windowS: 3_600 };

/** How long what was removed can be brought back: then its picture is deleted. */
const REMOVED_FOR_MS = 600_000;

/** Photos are for all alumni, whoever has added them. */
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
const photoToDecide = photoFor((ctx, { removedAt }) => looksAfter(ctx) && removedAt === null);

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
      if ((await countPhotosOfClass(tx, year, place)) >= MAX_PHOTOS_OF_CLASS)
        throw new RuleError('classPhotosFull', 'BAD_USER_INPUT', { max: MAX_PHOTOS_OF_CLASS });
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
    await updatePhoto(tx, photoId, { removedAt: now });
    await forgetUnlessUsed(tx, pictureId, new Date(now.getTime() + REMOVED_FOR_MS));
    return { action: 'removeClassPhoto', before: toldOf(photo) };
  });

export const restorePhoto = (ctx: Context, photoId: string): Promise<PhotoRecord> =>
  actOnRecord(ctx, ownPhoto, photoId, async (tx, { removedAt, ...photo }) => {
    if (!removedAt) return null;
    if (ctx.services.now().getTime() - removedAt.getTime() >= REMOVED_FOR_MS)
      throw new RuleError('classPhotoGone');
    await updatePhoto(tx, photoId, { removedAt: null });
    return { action: 'restoreClassPhoto', after: toldOf(photo) };
  });

const toldOf = ({ year, place, caption }: Pick<PhotoRecord, 'year' | 'place' | 'caption'>) => ({
  year,
  place,
  caption,
});

/** Somebody wants a photo taken down: nobody else sees it until it is decided again. */
export function complainOfPhoto(ctx: Context, photoId: string, said: string): Promise<PhotoRecord> {
  const { complaint } = parsedInput(photoComplaint, { complaint: said });
  return actOnRecord(ctx, anyPhoto, photoId, async (tx, { version, status, complainedBy }) => {
    const { personId } = actorOf(ctx);
    if (status === 'PENDING' && complainedBy === personId) return null;
    // What is not shown is nobody else's business.
    if (status !== 'APPROVED') throw new RuleError('recordNotFound', 'NOT_FOUND');
    await updatePhoto(tx, photoId, {
      status: 'PENDING',
      complaint,
      complainedBy: personId,
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
  status: PhotoStatus;
  reason: string;
}

/** Approves or refuses a photo, or lets it wait again. */
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
      version: version + 1,
      ...(status === 'PENDING'
        ? { decidedAt: null, decidedBy: null }
        : { decidedAt: ctx.services.now(), decidedBy: actorOf(ctx).personId }),
    });
    if (status === 'REFUSED') await tellOwner(tx, ctx, { ...before, reason });
    return {
      action: 'decideClassPhoto',
      before: { status: before.status, reason: before.reason },
      after: { status, reason },
    };
  });

/** Whoever has added a photo reads why it is not shown. */
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
