import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { can } from '../rules/permissions.ts';
import { auditPromotion, type PromotionAudit } from '../rules/promotion-audit.ts';
import { sumsOf, termsOf, type TranscriptSums, type TranscriptTerm } from '../rules/transcript.ts';
import {
  findGroup,
  findLatestBatch,
  listGroupStudents,
  type BatchRecord,
  type GroupRecord,
} from './batch.queries.ts';
import { hasConsented } from './consent.queries.ts';
import { recordsOf, wholeCollege } from './student-in-reach.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';

/** Everything a student has reached, as it stands now. */
export interface Transcript extends TranscriptSums {
  personId: string;
  studentName: string;
  studentNumber: string | null;
  campus: string;
  college: string;
  today: Day;
  terms: TranscriptTerm[];
  promotion: PromotionAudit;
  /** Of the campus. */
  country: string;
  /** To those who check a transcript. */
  showsWholeName: boolean;
}

/** The caller's own; null for a user who belongs to no campus. */
export async function readOwnTranscript(ctx: Context): Promise<Transcript | null> {
  const [student] = await findStudents(wholeCollege(ctx), [actorOf(ctx).personId]);
  return student ? transcriptOf(ctx, student) : null;
}

/** A student's, for those who look after the campus; null for everyone else. */
export async function readTranscriptOf(ctx: Context, studentId: string): Promise<Transcript | null> {
  const [student] = await findStudents(wholeCollege(ctx), [studentId]);
  return student && can.oversee(actorOf(ctx), student) ? transcriptOf(ctx, student) : null;
}

async function transcriptOf(ctx: Context, student: StudentRecord): Promise<Transcript> {
  const { personId, regionName: campus, timeZone, country } = student;
  const [records, settings, showsWholeName] = await Promise.all([
    recordsOf(ctx, personId, ctx.locale),
    readSiteSettings(ctx.db),
    hasConsented(ctx.db, personId),
  ]);
  return {
    personId,
    studentName: fullName(student),
    studentNumber: student.studentNumber?.toString() ?? null,
    campus,
    college: settings.orgName,
    today: dayIn(ctx.services.now(), timeZone),
    terms: termsOf(records),
    ...sumsOf(records, settings),
    promotion: auditPromotion(records, settings),
    country,
    showsWholeName,
  };
}

export interface GroupStudent {
  personId: string;
  studentName: string;
}

export interface GroupTranscripts extends GroupRecord {
  students: GroupStudent[];
  batch: BatchRecord | null;
}

/** The students of a group with their papers, for those who look after its campus. */
export async function readGroupTranscripts(ctx: Context, groupId: string): Promise<GroupTranscripts | null> {
  const group = await findGroup(ctx.db, groupId);
  if (!group || !can.oversee(actorOf(ctx), group)) return null;
  const [students, batch] = await Promise.all([
    listGroupStudents(ctx.db, groupId, ctx.services.now()),
    findLatestBatch(ctx.db, groupId),
  ]);
  return {
    ...group,
    students: students.map(({ id: personId, ...name }) => ({ personId, studentName: fullName(name) })),
    batch,
  };
}
