import { createHash, randomBytes } from 'node:crypto';
import { dayIn } from '#kit/calendar/zone.ts';
import { yearOf, type Day } from '#kit/calendar/day.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { verifyPath } from '../rules/downloads.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { officialRecords, transcriptNumber, type TranscriptContent } from '../rules/issue.ts';
import type { StudyRecord } from '../rules/study-record.ts';
import { sumsOf, termsOf } from '../rules/transcript.ts';
import { VERIFY_CODE_LENGTH, verifyCodeOf } from '../rules/verify-code.ts';
import { drawTranscript } from './draw-transcript.ts';
import { insertIssue, takeNextCount, type IssueRecord } from './issue.queries.ts';
import { PAPER_TEXTS, paperTexts } from './paper-texts.ts';
import type { StudentRecord } from './student.queries.ts';

/** A transcript that may be issued: the rules have been asked. */
export interface IssueOrder {
  issueId: string;
  student: StudentRecord;
  records: readonly StudyRecord[];
  locale: Locale;
  paper: PaperKind;
  issuedBy: string | null;
  source: AuditSource;
}

/**
 * Freezes what a student has reached, sets it as a PDF and keeps both under the next number of the campus. The file is
 * stored first, under a name that nobody has used: should the transaction come to nothing, it is known to nobody.
 */
export async function writeIssue(tx: Tx, services: Services, order: IssueOrder): Promise<IssueRecord> {
  const { issueId: id, student, locale, paper, issuedBy, source } = order;
  const { personId, regionId } = student;
  const issuedAt = services.now();
  const issuedOn = dayIn(issuedAt, student.timeZone);
  const year = yearOf(issuedOn);
  const count = await takeNextCount(tx, { regionId, year });
  const number = transcriptNumber({ slug: student.regionSlug, year, count });
  const verifyCode = verifyCodeOf([...randomBytes(VERIFY_CODE_LENGTH)]);
  const content = await contentOf(tx, services, { order, number, issuedOn, verifyCode });
  const words = paperTexts(await speak(tx, services, locale, PAPER_TEXTS), locale);
  const pdf = await drawTranscript(content, words, issuedAt);
  const fileKey = `transcripts/${id}/${verifyCode}.pdf`;
  await services.store.put(fileKey, pdf, { contentType: 'application/pdf' });
  const issue = { id, personId, regionId, number, locale, paper, verifyCode, fileKey, issuedBy, issuedAt };
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await insertIssue(tx, { ...issue, year, count, content, bytes: pdf.length, sha256 });
  await writeAudit(tx, source, {
    action: 'issueTranscript',
    entity: 'transcript',
    entityId: id,
    regionId,
    after: { personId, number, locale, paper, sha256 },
  });
  return { ...issue, revokedReason: null };
}

interface Facts {
  order: IssueOrder;
  number: string;
  issuedOn: Day;
  verifyCode: string;
}

async function contentOf(
  tx: Tx,
  services: Services,
  { order: { student, records, locale, paper }, number, issuedOn, verifyCode }: Facts,
): Promise<TranscriptContent> {
  const { orgName, usesGpa } = await readSiteSettings(tx);
  const official = officialRecords(records);
  return {
    college: orgName,
    campus: student.regionName,
    studentName: fullName(student),
    firstName: student.firstName,
    lastName: student.lastName,
    ...(student.studentNumber !== null && { studentNumber: String(student.studentNumber) }),
    number,
    issuedOn,
    locale,
    paper,
    verifyUrl: `${services.config.mainHost}${verifyPath(verifyCode)}`,
    terms: termsOf(official),
    ...sumsOf(official, { usesGpa }),
  };
}
