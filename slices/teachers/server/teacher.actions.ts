import { isStillNamed } from '#kit/db/constraint.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import {
  actOnRecord,
  createRecord,
  deleteRecord,
  loaded,
  updateRecord,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import type { InputOf } from '#kit/record/field.ts';
import { findPerson, forgetUnlessUsed, lockPerson, storePicture } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { teacher as fields } from '../rules/teacher.ts';
import { findTeacher, isTaken, type TeacherRecord } from './teacher.queries.ts';
import { findRegionsOfTeacher } from './teaching-power.queries.ts';
import { tellOfAccount } from './tell-of-account.ts';

type TeacherInput = InputOf<typeof fields>;

const entity: Entity<typeof fields, TeacherRecord> = {
  name: 'teacher',
  fields,
  async load(tx, ctx, id) {
    await tx.selectFrom('teacher').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const found = await findTeacher(tx, id);
    return found && can.manage(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

interface NewTeacher {
  teacherId: string;
  regionId: string;
  teacherInput: TeacherInput;
}

export const createTeacher = (
  ctx: Context,
  { teacherId: id, regionId, teacherInput }: NewTeacher,
): Promise<TeacherRecord> =>
  createRecord(ctx, entity, {
    action: 'createTeacher',
    id,
    input: teacherInput,
    async insert(tx, values) {
      if (!can.manage(actorOf(ctx), { regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
      await checkAccount(tx, { id, regionId, personId: values.personId });
      const isNew = await insertRow(tx, 'teacher', { id, regionId, ...values }).catch(refuseGone);
      if (isNew) await tellOfAccount(tx, ctx, { teacherId: id, before: null, after: values.personId });
      else if ((await loaded(entity, tx, ctx, id)).regionId !== regionId)
        throw new RuleError('changedMeanwhile');
      return isNew;
    },
  });

interface TeacherChange {
  teacherId: string;
  version: number;
  teacherInput: TeacherInput;
}

export const updateTeacher = (
  ctx: Context,
  { teacherId, version, teacherInput }: TeacherChange,
): Promise<TeacherRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateTeacher',
    id: teacherId,
    version,
    input: teacherInput,
    async write(tx, { before: { regionId, ...before }, after, changed }) {
      // An account that has moved to another campus since stays linked until another one is chosen.
      if (changed.includes('personId')) {
        await refuseUnlessResponsible(tx, ctx, teacherId);
        await checkAccount(tx, { id: teacherId, regionId, personId: after.personId });
        await tellOfAccount(tx, ctx, { teacherId, before: before.personId, after: after.personId });
      }
      await updateRow(tx, 'teacher', teacherId, after);
    },
  });

/** Refuses an account that is none of the campus, or that another teacher of the campus has. */
async function checkAccount(
  tx: Tx,
  { id, regionId, personId }: { id: string; regionId: string; personId: string | null },
): Promise<void> {
  if (!personId) return;
  // Two teachers who are given the same account at the same time come here one after the other.
  await lockPerson(tx, personId);
  const person = await findPerson(tx, personId);
  if (!person?.regionIds.includes(regionId)) throw new RuleError('teacherAccountElsewhere', 'NOT_FOUND');
  if (await isTaken(tx, { id, regionId, personId })) throw new RuleError('teacherAccountTaken');
}

/** The account of a teacher grades wherever the teacher acts, also where the caller has nothing to say. */
async function refuseUnlessResponsible(tx: Tx, ctx: Context, teacherId: string): Promise<void> {
  const regions = await findRegionsOfTeacher(ctx.unscopedWithin(tx, 'where a teacher acts'), teacherId);
  const others = regions.filter(({ id }) => !can.handOverCourseOfferings(actorOf(ctx), [id]));
  if (others.length > 0)
    throw new RuleError('teacherActsElsewhere', 'FORBIDDEN', {
      campuses: others.map(({ name }) => name).join(', '),
    });
}

/** Puts a teacher away who no longer teaches here, or brings them back. What they taught stays as it is. */
export const archiveTeacher = (ctx: Context, teacherId: string, archived: boolean): Promise<TeacherRecord> =>
  actOnRecord(ctx, entity, teacherId, async (tx, teacher) => {
    if (teacher.archived === archived) return null;
    const archivedAt = archived ? ctx.services.now() : null;
    await tx.updateTable('teacher').set({ archivedAt }).where('id', '=', teacherId).execute();
    return { action: archived ? 'archiveTeacher' : 'restoreTeacher' };
  });

/**
 * Deletes a teacher who was entered by mistake. Whether anything still needs them is known to the tables that name them,
 * whichever slices they belong to (HOLE-77).
 */
export const deleteTeacher = (ctx: Context, teacherId: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteTeacher',
    id: teacherId,
    async remove(tx, { photoId }) {
      await deleteRow(tx, 'teacher', teacherId).catch((error: unknown) => {
        if (!isStillNamed(error)) throw error;
        throw new RuleError('teacherInUse', 'BAD_USER_INPUT', {}, { cause: error });
      });
      if (photoId) await forgetUnlessUsed(tx, photoId);
    },
  });

/** All teachers of a campus may be entered on one day. */
export const SET_TEACHER_PHOTO: RateRule = { name: 'set-teacher-photo', max: 200, windowS: 3_600 };

/** Gives a teacher a photo, in base64. Nothing is drawn or stored for a caller who may not. */
export async function setTeacherPhoto(
  ctx: Context,
  teacherId: string,
  photo: string,
): Promise<TeacherRecord> {
  await transaction(ctx.db, (tx) => loaded(entity, tx, ctx, teacherId));
  return changePhoto(ctx, teacherId, await storePicture(ctx, photo, SET_TEACHER_PHOTO));
}

export const removeTeacherPhoto = (ctx: Context, teacherId: string): Promise<TeacherRecord> =>
  changePhoto(ctx, teacherId, null);

const changePhoto = (ctx: Context, teacherId: string, photoId: string | null): Promise<TeacherRecord> =>
  actOnRecord(ctx, entity, teacherId, async (tx, before) => {
    if (before.photoId === photoId) return null;
    await tx.updateTable('teacher').set({ photoId }).where('id', '=', teacherId).execute();
    if (before.photoId) await forgetUnlessUsed(tx, before.photoId);
    return {
      action: photoId ? 'setTeacherPhoto' : 'removeTeacherPhoto',
      before: { photoId: before.photoId },
      after: { photoId },
    };
  });
