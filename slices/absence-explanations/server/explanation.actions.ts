import { deleteRow, insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import {
  createRecord,
  deleteRecord,
  actOnRecord,
  parsedInput,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import type { SentFile } from '#slices/assignments/server/api.ts';
import { explainProblem, explanation, isInHandsOfStudent } from '../rules/explanation.ts';
import { findExplanation, lockAbsence, putFile, type ExplanationRecord } from './explanation.queries.ts';
import { ownRecords, type OwnRecord } from './own-absences.ts';
import { explanationFiles } from './sent-file.ts';

type ExplanationInput = InputOf<typeof explanation>;

/** Why the whole college is asked: classes, rolls and staff are not in a student's own reach. */
export const OWN_ABSENCES = 'the absences of the caller';

const own: Entity<typeof explanation, ExplanationRecord> = {
  name: 'absenceExplanation',
  fields: explanation,
  async load(tx, ctx, id) {
    await lockRow(tx, 'absenceExplanation', id);
    const found = await findExplanation(ctx.unscopedWithin(tx, OWN_ABSENCES), { id, locale: ctx.locale });
    return found?.personId === actorOf(ctx).personId ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

interface Explained {
  explanationId: string;
  sessionId: string;
  explanationInput: ExplanationInput;
  file?: SentFile | null | undefined;
}

/** Explains an absence. The id comes from the form, so that a form which is sent twice explains once. */
export async function explainAbsence(
  ctx: Context,
  { explanationId: id, sessionId, explanationInput: input, file: sent }: Explained,
): Promise<ExplanationRecord> {
  parsedInput(explanation, input);
  const { personId } = actorOf(ctx);
  const locale = ctx.locale;
  const whole = ctx.unscoped(OWN_ABSENCES);
  const made = await findExplanation(whole, { id, locale });
  if (!made) refuse(recordOf(sessionId, await ownRecords(whole, askedBy(ctx))));
  const file = sent ? await explanationFiles.receive(ctx, sent) : null;
  return createRecord(ctx, own, {
    action: 'explainAbsence',
    id,
    input,
    async insert(tx, values) {
      await lockAbsence(tx, { sessionId, personId });
      const reach = ctx.unscopedWithin(tx, OWN_ABSENCES);
      // What is there already was checked when it came.
      if (await findExplanation(reach, { id, locale })) return false;
      const record = recordOf(sessionId, await ownRecords(reach, askedBy(ctx)));
      refuse(record);
      const { regionId } = record;
      const createdAt = ctx.services.now();
      const isNew = await insertRow(tx, 'absenceExplanation', {
        id,
        sessionId,
        personId,
        regionId,
        createdAt,
        ...values,
      });
      if (isNew) await putFile(tx, { explanationId: id, personId, regionId }, file);
      return isNew && { sessionId, ...(file && { file: file.name }) };
    },
  });
}

interface Changed {
  explanationId: string;
  version: number;
  explanationInput: ExplanationInput;
  /** In place of the one that is there. */
  file?: SentFile | null | undefined;
  /** Whether the file that is there stays, where no other comes. */
  keepsFile: boolean;
}

/** Changes what nobody has decided. */
export async function changeAbsenceExplanation(
  ctx: Context,
  { explanationId: id, version, explanationInput: input, file: sent, keepsFile }: Changed,
): Promise<ExplanationRecord> {
  const { text } = parsedInput(explanation, input);
  const received = sent ? await explanationFiles.receive(ctx, sent) : null;
  return actOnRecord(ctx, own, id, async (tx, before) => {
    const { file: had, personId, regionId } = before;
    const file = received ?? (keepsFile ? had : null);
    if (text === before.text && file?.id === had?.id) return null;
    refuseDecided(before);
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'absenceExplanation', id, { text });
    if (file?.id !== had?.id) {
      await putFile(tx, { explanationId: id, personId, regionId }, file);
      if (had) await explanationFiles.forgetUnlessKept(tx, had);
    }
    const told = (words: string, name: string | undefined) => ({ text: words, file: name ?? null });
    return {
      action: 'changeAbsenceExplanation',
      before: told(before.text, had?.name),
      after: told(text, file?.name),
    };
  });
}

/** Takes an explanation back for good; the absence can be explained again while there is time. */
export const withdrawAbsenceExplanation = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, own, {
    action: 'withdrawAbsenceExplanation',
    id,
    async remove(tx, before) {
      refuseDecided(before);
      await deleteRow(tx, 'absenceExplanation', id);
      if (before.file) await explanationFiles.forgetUnlessKept(tx, before.file);
      return { sessionId: before.sessionId };
    },
  });

const askedBy = (ctx: Context) => ({
  personId: actorOf(ctx).personId,
  locale: ctx.locale,
  now: ctx.services.now(),
});

function recordOf(sessionId: string, records: readonly OwnRecord[]): OwnRecord {
  const record = records.find((one) => one.sessionId === sessionId);
  if (!record) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return record;
}

function refuse(record: OwnRecord): void {
  const problem = explainProblem(record, record);
  if (problem) throw new RuleError(problem);
}

function refuseDecided({ status }: ExplanationRecord): void {
  if (!isInHandsOfStudent(status)) throw new RuleError('explanationIsDecided');
}
