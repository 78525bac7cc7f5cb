import type { Tx } from '#kit/db/database.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { isMailAddress } from '#kit/mail/mailer.ts';
import type { InputOf } from '#kit/record/field.ts';
import { linkExpiry, mailboxOf, supervisor, type SupervisorValues } from '../../rules/supervision.ts';
import { findEntry, lockHoursOf, type HourRecord } from '../entry.queries.ts';
import { OWN_HOURS } from '../log-checks.ts';
import { mailSupervisor } from './mail-supervisor.ts';
import {
  findAskedAbout,
  findPendingOfWeek,
  findRequest,
  insertRequest,
  isMailboxOfStudent,
  storeRevoked,
  type RequestRecord,
} from './request.queries.ts';

const DAY_S = 86_400;
/** Refused ones included: from a refusal it can be told who studies at the college. */
const TRYING_STUDENT: RateRule = { name: 'supervisor-trying', max: 20, windowS: DAY_S };
/** More supervisors than this no student has in a day. */
const ASKING_STUDENT: RateRule = { name: 'supervisor-asking', max: 10, windowS: DAY_S };
/** So that nobody's mailbox, whatever stands behind a plus, is filled with our requests; a supervisor may have a whole team of students. */
const ASKED_ADDRESS: RateRule = { name: 'supervisor-asked', max: 10, windowS: DAY_S };
export const SUPERVISOR_RATES = [TRYING_STUDENT, ASKING_STUDENT, ASKED_ADDRESS] as const;

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

interface Asked {
  /** Made by the page: what is sent twice is asked once. */
  requestId: string;
  entryId: string;
  /** What the student saw. */
  version: number;
  /** Whether all is asked about that waits in the week of the entry. */
  isWholeWeek: boolean;
  input: InputOf<typeof supervisor>;
}

/** Asks somebody outside of the college about hours, by a link in a mail. */
export async function askSupervisor(ctx: Context, asked: Asked): Promise<RequestRecord> {
  const { personId } = actorOf(ctx);
  const values = parsedInput(supervisor, asked.input);
  if (!isMailAddress(values.email))
    throw new RuleError('emailInvalid', 'BAD_USER_INPUT', {}, { field: 'email' });
  const stored = await findRequest(ctx.db, asked.requestId);
  if (stored) return repeated(stored, personId, values);
  await ctx.services.rateLimits.take(TRYING_STUDENT, personId);
  return unlessRefused(ctx, [ASKING_STUDENT, personId], () =>
    unlessRefused(ctx, [ASKED_ADDRESS, mailboxOf(values.email)], () =>
      transaction(ctx.db, async (tx) => {
        await lockHoursOf(tx, personId);
        const whole = ctx.unscopedWithin(tx, OWN_HOURS);
        const made = await findRequest(whole, asked.requestId);
        if (made) return repeated(made, personId, values);
        const about = await entriesToAsk(whole, ctx, asked);
        await refuseStudents(whole, ctx, values.email);
        return storeAndSend(tx, ctx, { id: asked.requestId, values, about });
      }),
    ),
  );
}

/** Takes one of what is allowed before anything is stored, and gives it back where nothing was. */
async function unlessRefused<Result>(
  { services: { rateLimits } }: Context,
  taken: [RateRule, string],
  act: () => Promise<Result>,
): Promise<Result> {
  await rateLimits.take(...taken);
  try {
    return await act();
  } catch (error) {
    await rateLimits.giveBack(...taken);
    throw error;
  }
}

/** The same request once more is answered as it was; another one under its id is none. */
function repeated(stored: RequestRecord, personId: string, { name, email }: SupervisorValues): RequestRecord {
  const isSame = stored.supervisorName === name && stored.supervisorEmail === email;
  if (stored.personId !== personId || !isSame) throw notFound();
  return stored;
}

/** The entry that the student saw, and with it the others of its week that wait and about which nobody is asked. */
async function entriesToAsk(
  whole: Tx,
  ctx: Context,
  { entryId, version, isWholeWeek }: Asked,
): Promise<[HourRecord, ...HourRecord[]]> {
  const entry = await findEntry(whole, entryId);
  if (entry?.personId !== actorOf(ctx).personId) throw notFound();
  if (entry.status !== 'PENDING') throw new RuleError('hoursDecidedAlready');
  if (entry.version !== version) throw new RuleError('changedMeanwhile');
  const week = isWholeWeek ? await findPendingOfWeek(whole, entry) : [entry];
  const ids = week.map(({ id }) => id);
  const taken = await findAskedAbout(whole, ids, ctx.services.now());
  if (taken.has(entryId)) throw new RuleError('supervisorAskedAlready');
  return [entry, ...week.filter(({ id }) => id !== entryId && !taken.has(id))];
}

/** Students do not confirm their own hours, nor those of each other. */
async function refuseStudents(whole: Tx, ctx: Context, email: string): Promise<void> {
  const { personId: askerId } = actorOf(ctx);
  const today = dayIn(ctx.services.now(), 'UTC');
  if (await isMailboxOfStudent(whole, { mailbox: mailboxOf(email), askerId, today }))
    throw new RuleError('supervisorIsStudent', 'BAD_USER_INPUT', {}, { field: 'email' });
}

interface Wanted {
  id: string;
  values: SupervisorValues;
  about: readonly [HourRecord, ...HourRecord[]];
}

async function storeAndSend(tx: Tx, ctx: Context, { id, values, about }: Wanted): Promise<RequestRecord> {
  const [{ personId, regionId, groupId }] = about;
  const askedAt = ctx.services.now();
  const { name: supervisorName, email: supervisorEmail, locale } = values;
  const said = { id, personId, regionId, groupId, supervisorName, supervisorEmail, locale };
  if (!(await insertRequest(tx, { ...said, askedAt, expiresAt: linkExpiry(askedAt) }, about)))
    throw notFound();
  await audit(tx, ctx, {
    action: 'askSupervisor',
    entity: 'hourRequest',
    entityId: id,
    regionId,
    after: { supervisorName, supervisorEmail, entryIds: about.map(({ id: entryId }) => entryId) },
  });
  const whole = ctx.unscopedWithin(tx, OWN_HOURS);
  const request = await findRequest(whole, id);
  if (!request) throw notFound();
  await mailSupervisor(whole, ctx.services, request);
  return request;
}

/** Makes the link void. What was answered already stays. */
export const revokeHourRequest = (ctx: Context, requestId: string): Promise<RequestRecord> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    await lockHoursOf(tx, personId);
    const before = await findRequest(tx, requestId);
    if (before?.personId !== personId) throw notFound();
    if (before.answer) throw new RuleError('supervisorAnsweredAlready');
    if (before.revokedAt) return before;
    const revokedAt = ctx.services.now();
    await storeRevoked(tx, requestId, revokedAt);
    await audit(tx, ctx, {
      action: 'revokeHourRequest',
      entity: 'hourRequest',
      entityId: requestId,
      regionId: before.regionId,
    });
    return { ...before, revokedAt };
  });
