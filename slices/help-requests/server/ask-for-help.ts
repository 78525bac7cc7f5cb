import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findStaffOf, nameById } from '#slices/people/server/api.ts';
import { question, requestedPageOf } from '../rules/help-request.ts';
import {
  findOpenQuestion,
  findTeacherOfAttempt,
  findTeacherOfCourse,
  insertHelpRequest,
  lockHelpRequest,
  type Addressee,
  type HelpRequestRecord,
} from './help-request.queries.ts';

const RATE = { name: 'askForHelp', max: 10, windowS: 3_600 };

interface Params {
  helpRequestId: string;
  message: string;
  page?: string | null | undefined;
  courseId?: string | null | undefined;
  attemptId?: string | null | undefined;
}

/** Asks the college for help, or the teacher of a course. The id comes from the form, so that a form which is sent twice asks once. */
export async function askForHelp(ctx: Context, params: Params): Promise<HelpRequestRecord> {
  const { helpRequestId: id } = params;
  const { message } = parsedInput(question, params);
  const { personId } = actorOf(ctx);
  await ctx.services.rateLimits.take(RATE, personId);
  const to = await addresseeOf(ctx, params, personId);
  // Before the transaction, which would wait for a second connection.
  const student = await nameById(ctx).load(personId);
  const studentName = student ? fullName(student) : '';
  return transaction(ctx.db, async (tx) => {
    // A student who asks about an attempt twice has asked once, unless it has gone on meanwhile.
    const open = to?.attemptId && (await findOpenQuestion(tx, to.attemptId, personId));
    if (open) return open;
    const isNew = await insertHelpRequest(tx, {
      id,
      personId,
      message,
      page: requestedPageOf(params.page ?? ''),
      askedAt: ctx.services.now(),
      askedOf: to?.askedOf ?? null,
      courseGroupId: to?.courseGroupId ?? null,
      attemptId: to?.attemptId ?? null,
    });
    // An id that another user has taken is out of sight, and not told from any other.
    const request = await lockHelpRequest(tx, id);
    if (request?.personId !== personId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && request.message !== message) throw new RuleError('changedMeanwhile');
    if (isNew) {
      await audit(tx, ctx, { action: 'askForHelp', entity: 'helpRequest', entityId: id });
      if (to) await tell(tx, ctx, to, studentName);
    }
    return request;
  });
}

/** Null for a question to the college. Who teaches whom is not in a student's own reach. */
async function addresseeOf(
  ctx: Context,
  { courseId, attemptId }: Params,
  personId: string,
): Promise<Addressee | null> {
  if (!courseId && !attemptId) return null;
  const db = ctx.unscoped('who teaches a course of the caller');
  const found = attemptId
    ? await findTeacherOfAttempt(db, attemptId, personId)
    : await findTeacherOfCourse(db, courseId ?? '', personId);
  if (!found) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}

/** The teacher is told; about an attempt or a class whose teacher cannot be asked, those who look after its campus. */
async function tell(
  tx: Tx,
  ctx: Context,
  { askedOf, attemptId, regionId }: Addressee,
  studentName: string,
): Promise<void> {
  const whole = ctx.unscopedWithin(tx, 'a notice to another person');
  const office =
    askedOf === null || attemptId !== null ? await findStaffOf(whole, 'manager', [regionId]) : [];
  const personIds = [...new Set([...(askedOf ? [askedOf] : []), ...office])];
  await notify(whole, {
    name: 'questionAsked',
    facts: { studentName },
    path: '/help/questions',
    recipients: personIds.map((personId) => ({ personId, regionId })),
  });
}
