import { latestDay } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { pickFields } from '#kit/record/changed-fields.ts';
import { flag, type InputOf } from '#kit/record/field.ts';
import { lockPerson, updateProfile } from '#slices/people/server/api.ts';
import { alumniProfile, SHOWS } from '../rules/profile.ts';
import { findAlumniProfile, storeAlumniProfile, type AlumniProfileRecord } from './profile.queries.ts';

/** Nobody is asked twice. */
const fields = { ...alumniProfile, showAlumniWelcome: flag({ default: false }) };

const profile: Entity<typeof fields, AlumniProfileRecord> = {
  name: 'alumniProfile',
  fields,
  async load(tx, _, id) {
    await lockPerson(tx, id);
    return findAlumniProfile(tx, id);
  },
};

interface Params {
  /** What the form was opened with. */
  version: number;
  input: InputOf<typeof alumniProfile>;
}

/** Stores what an alumnus says about themselves. The day the college has recorded stays as it is (HOLE-63). */
export const saveAlumniProfile = (ctx: Context, { version, input }: Params): Promise<AlumniProfileRecord> =>
  updateRecord(ctx, profile, {
    action: 'saveAlumniProfile',
    id: actorOf(ctx).personId,
    version,
    input: { ...input, showAlumniWelcome: false },
    async write(tx, { before, after }) {
      const { graduatedOn, location, homePage, graduationPlace, subscribeAlumniEmail, about } = after;
      if (graduatedOn > latestDay(ctx.services.now()))
        throw new RuleError('graduationDayInvalid', 'BAD_USER_INPUT', {}, { field: 'graduatedOn' });
      await updateProfile(tx, before.id, {
        location,
        homePage,
        graduationPlace,
        subscribeAlumniEmail,
        showAlumniWelcome: false,
      });
      const statedGraduatedOn = graduatedOn === before.recordedGraduatedOn ? null : graduatedOn;
      const shown = pickFields(SHOWS, after) as Pick<typeof after, (typeof SHOWS)[number]>;
      await storeAlumniProfile(tx, before.id, { ...shown, about, statedGraduatedOn }, ctx.services.now());
    },
  });
