import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { can } from '../rules/permissions.ts';
import { auditPromotion, type PromotionAudit } from '../rules/promotion-audit.ts';
import { sumsOf, termsOf, type TranscriptSums, type TranscriptTerm } from '../rules/transcript.ts';
import { recordsOf } from './records-of.ts';
import { wholeCollege } from './student-in-reach.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';

/** Everything a student has reached, as it stands now. */
export interface Transcript extends TranscriptSums {
  personId: string;
  studentName: string;
  campus: string;
  college: string;
  today: Day;
  terms: TranscriptTerm[];
  promotion: PromotionAudit;
  /** Of the campus. */
  country: string;
}

/** The caller's own; null for somebody who belongs to no campus. */
export async function readOwnTranscript(ctx: Context): Promise<Transcript | null> {
  const [student] = await findStudents(wholeCollege(ctx), [actorOf(ctx).personId]);
  return student ? transcriptOf(ctx, student) : null;
}

/** A student's, for those who look after the campus; for anybody else there is none. */
export async function readTranscriptOf(ctx: Context, studentId: string): Promise<Transcript | null> {
  const [student] = await findStudents(wholeCollege(ctx), [studentId]);
  return student && can.oversee(actorOf(ctx), student) ? transcriptOf(ctx, student) : null;
}

async function transcriptOf(ctx: Context, student: StudentRecord): Promise<Transcript> {
  const { personId, regionName: campus, timeZone, country } = student;
  const [records, { orgName: college, usesGpa }] = await Promise.all([
    recordsOf(ctx, personId, ctx.locale),
    readSiteSettings(ctx.db),
  ]);
  return {
    personId,
    studentName: fullName(student),
    campus,
    college,
    today: dayIn(ctx.services.now(), timeZone),
    terms: termsOf(records),
    ...sumsOf(records, { usesGpa }),
    promotion: auditPromotion(records),
    country,
  };
}
