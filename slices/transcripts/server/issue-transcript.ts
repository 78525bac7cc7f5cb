import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { checkIssue, type PaperKind } from '../rules/issue.ts';
import { listStandingHolds } from './hold.queries.ts';
import { findIssue, type IssueRecord } from './issue.queries.ts';
import { recordsOf } from './records-of.ts';
import { studentInReach } from './student-in-reach.ts';
import { writeIssue } from './write-issue.ts';

interface Params {
  issueId: string;
  studentId: string;
  locale: string;
  paper: PaperKind;
}

/** Issues an official transcript. What is asked for twice is issued once. */
export async function issueTranscript(ctx: Context, params: Params): Promise<IssueRecord> {
  const { issueId, studentId, locale, paper } = params;
  if (!isLocale(locale)) throw new RuleError('transcriptLocaleUnknown');
  const student = await studentInReach(ctx, studentId);
  const records = await recordsOf(ctx, studentId, locale);
  // A hold holds, whichever campus has put it: also one that the caller does not look after.
  return transaction(ctx.unscoped('the papers of a student in reach'), async (tx) => {
    // Whoever presses twice, or puts a hold meanwhile, waits here.
    await lockPerson(tx, studentId);
    const known = await findIssue(tx, issueId);
    if (known && known.personId !== studentId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (known) return known;
    const problem = checkIssue(records, await listStandingHolds(tx, [studentId]));
    if (problem) throw new RuleError(problem);
    const { personId: issuedBy } = actorOf(ctx);
    return writeIssue(tx, ctx.services, {
      issueId,
      student,
      records,
      locale,
      paper,
      issuedBy,
      source: ctx.audit,
    });
  });
}
