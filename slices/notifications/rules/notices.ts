/** A leave request as a mail tells of it, already in the reader's language; what is empty is left out. */
type LeaveFacts = Partial<
  Readonly<
    Record<
      | 'student'
      | 'group'
      | 'days'
      | 'attendanceType'
      | 'reason'
      | 'studentNotes'
      | 'adminComments'
      | 'adminEmail',
      string
    >
  >
>;

type BehindFacts = Readonly<
  Record<'limit' | 'term' | 'group' | 'percent' | 'lowPercent' | 'absences' | 'deduction', string>
>;

/** What may be told, and the facts that each sentence is filled in with. */
export interface NoticeFacts {
  /** The status as students read it: Approved, Acknowledged, or Pending again. */
  leaveDecided: LeaveFacts & { status: string };
  /** The status as students read it; the day of the class in their language. */
  absenceExplanationDecided: { status: string; day: string; course?: string; adminComments?: string };
  /** The limit that was crossed (slices/attendance); numbers in the reader's language. */
  fallingBehind: BehindFacts;
  /** The deadline in the reader's language and time zone; the mail is longer where it is there. */
  examClosing: { examName: string; courseName?: string; deadline?: string };
  examGraded: { examName: string };
  attemptReinstated: { examName: string; days: string };
  assignmentGraded: { assignmentName: string };
  /** Grades in the reader's language. */
  finalGradeAmended: Readonly<Record<'courseName' | 'previousGrade' | 'grade', string>>;
  invoiceIssued: NoFacts;
  /** The amount in the reader’s language; words are the campus’s own, or empty. */
  paymentReminder: Readonly<Record<'count' | 'invoice' | 'amount' | 'words', string>>;
  /** The amount and the day in the reader's language; failure says why (slices/billing). */
  paymentFailed: Partial<FailedFacts & Readonly<Record<'retryDay', string>>>;
  planDisabled: FailedFacts;
  /** change is MOVED, SKIPPED, DISABLED or ENABLED; the day in the reader's language, or empty. */
  planChanged: Readonly<Record<'change' | 'invoice' | 'day' | 'reason', string>>;
  /** The days in the reader's language. */
  cardExpiring: Readonly<Record<'card' | 'lastDay' | 'lastPayment', string>>;
  /** The name of the form in the reader's language. */
  evaluationPublished: { formName: string };
  /** The status as the sentence names it: Confirmed, Refused, or Pending again; days and time in the reader's language. */
  hoursDecided: Readonly<Record<'status' | 'days' | 'time' | 'adminComments', string>>;
  newsPosted: { title: string };
  ministryApproved: { ministryName: string };
  ministryRefused: { ministryName: string; reason: string };
  ministryOffered: { ministryName: string; ownerName: string };
  ministryHandedOn: { ministryName: string };
  classPhotoRefused: { year: string; reason: string };
  helpAnswered: NoFacts;
  leaveRequested: LeaveFacts & { studentName: string };
  studentFallingBehind: BehindFacts & { studentName: string };
  studentPlanDisabled: { studentName: string; invoice: string };
  questionAsked: { studentName: string };
  messageReported: { senderName: string };
  ministrySubmitted: { ministryName: string };
  /** Behind is who acted in that person's place, or 'none'. */
  gradesChanged: { personName: string; behind: string; grades: string; courses: string };
}

type FailedFacts = Readonly<Record<'amount' | 'invoice' | 'failure', string>>;

type NoFacts = Readonly<Record<string, never>>;

export type NoticeName = keyof NoticeFacts;

/** In the order a list of preferences shows them; those for staff last. */
export const NOTICE_NAMES = [
  'leaveDecided',
  'absenceExplanationDecided',
  'fallingBehind',
  'examClosing',
  'examGraded',
  'attemptReinstated',
  'assignmentGraded',
  'finalGradeAmended',
  'invoiceIssued',
  'paymentReminder',
  'paymentFailed',
  'planDisabled',
  'planChanged',
  'cardExpiring',
  'evaluationPublished',
  'hoursDecided',
  'newsPosted',
  'ministryApproved',
  'ministryRefused',
  'ministryOffered',
  'ministryHandedOn',
  'classPhotoRefused',
  'helpAnswered',
  'leaveRequested',
  'studentFallingBehind',
  'studentPlanDisabled',
  'questionAsked',
  'messageReported',
  'ministrySubmitted',
  'gradesChanged',
] as const satisfies readonly NoticeName[];

/** The message that says it (messages.ts). */
export const noticeMessage = <Name extends NoticeName>(name: Name): `${Name}Notice` => `${name}Notice`;

/** What the mail says under the sentence: a line (emails.ts) for each of these facts that is there. */
const MAIL_LINES = {
  leaveDecided: [
    ['status', 'leaveMailStatus'],
    ['adminComments', 'leaveMailAdminComments'],
    ['days', 'leaveMailDays'],
    ['attendanceType', 'leaveMailType'],
    ['reason', 'leaveMailReason'],
    ['studentNotes', 'leaveMailStudentNotes'],
    ['student', 'leaveMailStudent'],
    ['group', 'leaveMailGroup'],
    ['adminEmail', 'leaveMailAdminEmail'],
  ],
  absenceExplanationDecided: [
    ['course', 'explanationMailCourse'],
    ['adminComments', 'leaveMailAdminComments'],
  ],
  hoursDecided: [['adminComments', 'leaveMailAdminComments']],
  examClosing: [['deadline', 'examClosingMailBody']],
  paymentReminder: [
    ['words', 'paymentReminderMailWords'],
    ['amount', 'paymentReminderMailBody'],
  ],
  paymentFailed: [
    ['failure', 'paymentFailedMailReason'],
    ['retryDay', 'paymentFailedMailRetry'],
  ],
  planDisabled: [
    ['failure', 'paymentFailedMailReason'],
    ['invoice', 'planDisabledMailBody'],
  ],
  planChanged: [['reason', 'leaveMailReason']],
  ministryRefused: [['reason', 'leaveMailReason']],
  classPhotoRefused: [['reason', 'leaveMailReason']],
  cardExpiring: [['lastDay', 'cardExpiringMailBody']],
  studentPlanDisabled: [['invoice', 'studentPlanDisabledMailBody']],
  leaveRequested: [
    ['group', 'leaveMailGroup'],
    ['days', 'leaveMailDays'],
    ['attendanceType', 'leaveMailType'],
    ['reason', 'leaveMailReason'],
    ['studentNotes', 'leaveMailStudentNotes'],
  ],
} as const satisfies Partial<Record<NoticeName, readonly (readonly [fact: string, line: string])[]>>;

type MailLine = (typeof MAIL_LINES)[keyof typeof MAIL_LINES][number][1];

const hasLines = (name: NoticeName): name is keyof typeof MAIL_LINES => name in MAIL_LINES;

export function mailLinesOf(name: NoticeName, facts: Readonly<Record<string, string>>): MailLine[] {
  if (!hasLines(name)) return [];
  return MAIL_LINES[name].flatMap(([fact, line]) => (facts[fact] ? [line] : []));
}

/** What became of the mail about a notification. */
export const MAIL_STATES = [
  'WAITING',
  'HELD',
  'DAILY',
  'WEEKLY',
  'SENT',
  'DIGESTED',
  'READ',
  'UNWANTED',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const isNoticeName = (name: string): name is NoticeName =>
  (NOTICE_NAMES as readonly string[]).includes(name);
