/** What may be told, and the facts that each sentence is filled in with. */
export interface NoticeFacts {
  leaveDecided: NoFacts;
  absenceExplanationDecided: NoFacts;
  examClosing: { examName: string };
  examGraded: { examName: string };
  attemptReinstated: { examName: string; days: string };
  assignmentGraded: { assignmentName: string };
  invoiceIssued: NoFacts;
  paymentFailed: NoFacts;
  newsPosted: { title: string };
  ministryApproved: { ministryName: string };
  helpAnswered: NoFacts;
  leaveRequested: { studentName: string };
  questionAsked: { studentName: string };
  /** Behind is who acted in that person's place, or 'none'. */
  gradesChanged: { personName: string; behind: string; grades: string; courses: string };
}

type NoFacts = Readonly<Record<string, never>>;

export type NoticeName = keyof NoticeFacts;

/** In the order a list of preferences shows them; those for staff last. */
export const NOTICE_NAMES = [
  'leaveDecided',
  'absenceExplanationDecided',
  'examClosing',
  'examGraded',
  'attemptReinstated',
  'assignmentGraded',
  'invoiceIssued',
  'paymentFailed',
  'newsPosted',
  'ministryApproved',
  'helpAnswered',
  'leaveRequested',
  'questionAsked',
  'gradesChanged',
] as const satisfies readonly NoticeName[];

/** The message that says it (messages.ts). */
export const noticeMessage = <Name extends NoticeName>(name: Name): `${Name}Notice` => `${name}Notice`;

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
