import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { RateRule } from '#kit/http/rate-limits.ts';
import { forgetUnlessUsed, storePicture } from '#slices/people/server/api.ts';
import { loadTeacherForUpdate } from './load-teacher-for-update.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { storePhoto } from './teacher-writing.queries.ts';

/** All teachers of a campus may be entered on one day. */
export const SET_TEACHER_PHOTO: RateRule = { name: 'set-teacher-photo', max: 200, windowS: 3_600 };

interface NewPhoto {
  teacherId: string;
  /** A picture in base64. */
  photo: string;
}

/** Gives a teacher a photo. Nothing is drawn or stored for somebody who may not. */
export async function setTeacherPhoto(ctx: Context, { teacherId, photo }: NewPhoto): Promise<TeacherRecord> {
  await transaction(ctx.db, (tx) => loadTeacherForUpdate(tx, ctx, teacherId));
  return changePhoto(ctx, teacherId, await storePicture(ctx, photo, SET_TEACHER_PHOTO));
}

export const removeTeacherPhoto = (ctx: Context, teacherId: string): Promise<TeacherRecord> =>
  changePhoto(ctx, teacherId, null);

const changePhoto = (ctx: Context, teacherId: string, photoId: string | null): Promise<TeacherRecord> =>
  transaction(ctx.db, async (tx) => {
    const before = await loadTeacherForUpdate(tx, ctx, teacherId);
    if (before.photoId === photoId) return before;
    await storePhoto(tx, teacherId, photoId);
    if (before.photoId) await forgetUnlessUsed(tx, before.photoId);
    await audit(tx, ctx, {
      action: photoId ? 'setTeacherPhoto' : 'removeTeacherPhoto',
      entity: 'teacher',
      entityId: teacherId,
      regionId: before.regionId,
      before: { photoId: before.photoId },
      after: { photoId },
    });
    return { ...before, photoId };
  });
