// Made from the migrations by npm run gen.
import type { Day } from '#kit/calendar/day.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Percent } from '#kit/percent/percent.ts';
import type { ColumnType, Generated } from 'kysely';

export interface AbsenceExplanationTable {
  adminComments: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  id: Generated<string>;
  personId: string;
  regionId: string;
  sessionId: string;
  status: Generated<'PENDING' | 'EXPLAINED' | 'EXCUSED'>;
  text: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface AddressTable {
  city: Generated<string>;
  country: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  id: Generated<string>;
  line1: Generated<string>;
  line2: Generated<string>;
  name: Generated<string>;
  personId: string | null;
  postcode: Generated<string>;
  regionId: string | null;
  state: Generated<string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface AlumniInvitationTable {
  batchId: string;
  id: Generated<string>;
  invitedAt: ColumnType<Date, Date | string, Date | string>;
  invitedBy: string | null;
  isMailed: Generated<boolean>;
  personId: string;
  settledAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface AlumniMessageTable {
  about: Generated<string>;
  id: string;
  message: string;
  personId: string | null;
  recipientId: string;
  senderAddress: string;
  senderName: string;
  sentAt: ColumnType<Date, Date | string, Date | string>;
}

export interface AlumniMessageCountTable {
  key: string;
  messageId: string;
  sentAt: ColumnType<Date, Date | string, Date | string>;
}

export interface AlumniProfileTable {
  about: Generated<string>;
  joinedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  personId: string;
  showsAbout: Generated<boolean>;
  showsEmail: Generated<boolean>;
  showsHomePage: Generated<boolean>;
  showsLocation: Generated<boolean>;
  showsPhone: Generated<boolean>;
  showsPicture: Generated<boolean>;
  showsPlace: Generated<boolean>;
  showsYear: Generated<boolean>;
  statedGraduatedOn: Day | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface AlumnusCardTable {
  about: string | null;
  email: string | null;
  firstName: string | null;
  gradPlace: string | null;
  gradYear: number | null;
  homePage: string | null;
  id: string | null;
  isContactable: boolean | null;
  lastName: string | null;
  location: string | null;
  phone: string | null;
  pictureId: string | null;
  sortName: string | null;
  soughtPlace: string | null;
  soughtYear: number | null;
}

export interface AnswerMarkTable {
  attemptId: string;
  comment: Generated<string>;
  markedAt: ColumnType<Date, Date | string, Date | string>;
  markedBy: string | null;
  personId: string;
  points: ColumnType<string, string | number, string | number>;
  questionId: string;
  regionId: string;
}

export interface ApiTokenTable {
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
  purpose: string;
  tokenHash: Buffer;
}

export interface AssignmentTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  kind: 'GRADED' | 'COMPLETION';
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface AssignmentFileTable {
  assignmentId: string;
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: string;
  locale: string | null;
  name: string;
  position: number;
  type: string;
}

export interface AssignmentGroupTable {
  assignmentId: string;
  dueAt: ColumnType<Date, Date | string, Date | string>;
  groupId: string;
  regionId: string;
  version: Generated<number>;
}

export interface AssignmentTextTable {
  assignmentId: string;
  content: Generated<string>;
  locale: string;
  title: string;
}

export interface AttemptDecisionTable {
  attemptId: string;
  before: ColumnType<unknown, string | null, string | null>;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  id: string;
  impersonatorId: string | null;
  kind: 'REINSTATE' | 'WITHDRAW' | 'VOID' | 'RESTORE' | 'PENALISE';
  number: ColumnType<string, never, never>;
  penalty: Percent | null;
  personId: string;
  reason: string;
  regionId: string;
  takesBack: string | null;
  toldToStudent: Generated<boolean>;
}

export interface AttemptEventTable {
  arrivedAt: ColumnType<Date, Date | string, Date | string>;
  attemptId: string;
  body: ColumnType<unknown, string | null, string | null>;
  clientTime: ColumnType<Date, Date | string, Date | string>;
  deviceId: string;
  personId: string;
  regionId: string;
  seq: number;
}

export interface AttemptRegradeTable {
  attemptId: string;
  examId: string;
  impersonatorId: string | null;
  keysBefore: ColumnType<unknown, string | null, string | null>;
  passMarkBefore: Percent | null;
  passedAfter: boolean | null;
  passedBefore: boolean | null;
  personId: string;
  reason: string;
  regionId: string;
  regradeId: string;
  regradedAt: ColumnType<Date, Date | string, Date | string>;
  regradedBy: string | null;
  scaledFromBefore: Percent | null;
  scoreAfter: Percent;
  scoreBefore: Percent;
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface AttendanceCheckInTable {
  firstStartedAt: ColumnType<Date, Date | string, Date | string>;
  regionId: string;
  sessionId: string;
  startedAt: ColumnType<Date, Date | string, Date | string>;
  startedBy: string | null;
  stoppedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface AttendanceImportRowTable {
  campus: string;
  course: string;
  day: string;
  importId: string;
  kind: 'PRESENT' | 'LATE' | 'ABSENT' | 'EXCUSED' | null;
  line: number;
  minutes: string;
  minutesLate: number | null;
  outcome: 'NEW' | 'CHANGED' | 'SAME' | 'BAD' | 'STORED' | 'UNDONE' | 'KEPT';
  previousKind: string | null;
  previousMinutesLate: number | null;
  previousVersion: Generated<number>;
  problem: string | null;
  problemField: string | null;
  reason: string;
  regionId: string;
  sessionId: string | null;
  start: string;
  status: string;
  storedVersion: number | null;
  student: string;
  studentId: string | null;
  wasOnRoll: Generated<boolean>;
}

export interface AttendanceMarkTable {
  byCode: Generated<boolean>;
  kind: 'PRESENT' | 'LATE' | 'ABSENT' | 'EXCUSED';
  minutesLate: number | null;
  personId: string;
  regionId: string;
  sessionId: string;
  takenAt: ColumnType<Date, Date | string, Date | string>;
  takenBy: string | null;
  version: Generated<number>;
}

export interface AttendanceMarkChangeTable {
  byCode: Generated<boolean>;
  byLeave: Generated<boolean>;
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  id: string;
  importedFrom: string | null;
  kind: 'PRESENT' | 'LATE' | 'ABSENT' | 'EXCUSED';
  minutesLate: number | null;
  personId: string;
  position: ColumnType<string, never, never>;
  reason: Generated<string>;
  regionId: string;
  sessionId: string;
  takesBack: string | null;
}

export interface AttendancePolicyTable {
  absenceDeduction: number;
  firstDay: Day;
  graceAbsentsPerTerm: number;
  graceLatesPerTerm: number;
  id: Generated<string>;
  lateDeduction: number;
  minutesLateThreshold: number;
  schemaId: string;
  termId: string | null;
}

export interface AttendanceSchemaTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: Generated<string>;
  lowPercent: number | null;
  name: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface AttendanceTermTable {
  firstDay: Day;
  id: Generated<string>;
  lastDay: Day;
  name: string;
  schemaId: string;
}

export interface AttendanceWarningTable {
  groupId: string;
  limitName: 'ABSENCES' | 'PERCENT';
  personId: string;
  regionId: string;
  termId: string;
  toldAt: ColumnType<Date, Date | string, Date | string>;
}

export interface AuditTable {
  action: string;
  actorId: string | null;
  after: ColumnType<unknown, string | null, string | null>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  before: ColumnType<unknown, string | null, string | null>;
  entity: string;
  entityId: string | null;
  id: ColumnType<string, never, never>;
  impersonatorId: string | null;
  ip: string | null;
  reason: string | null;
  regionId: string | null;
  regionIds: string[] | null;
  requestId: string | null;
  sessionId: string | null;
}

export interface AuditChainTable {
  auditId: ColumnType<string, string | number | bigint, string | number | bigint>;
  hash: Buffer;
  linkedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  position: ColumnType<string, never, never>;
}

export interface AuditUnlinkedTable {
  auditId: ColumnType<string, string | number | bigint, string | number | bigint>;
}

export interface BankCommentTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  personId: string;
  words: string;
}

export interface BankDecisionTable {
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  id: string;
  kind: 'MATCHED' | 'SET_ASIDE';
  lineId: string;
  reason: Generated<string>;
  regionId: string;
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface BankFileTable {
  accounts: Generated<string[]>;
  content: Generated<string>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  createdBy: string | null;
  fileName: string;
  format: 'CSV' | 'CAMT' | null;
  hash: string | null;
  id: string;
  passedOver: ColumnType<unknown, string | null | undefined, string | null>;
  pieces: Generated<number>;
  readAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string;
  unreadRows: Generated<number[]>;
}

export interface BankLineTable {
  account: string;
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  currency: string;
  day: Day;
  fileId: string;
  fingerprint: string;
  id: Generated<string>;
  isReversal: Generated<boolean>;
  position: number;
  reference: string;
  regionId: string;
  remitter: string;
  text: string;
}

export interface BankMatchTable {
  decisionId: string;
  entryId: string;
  lineId: string;
  position: number;
  regionId: string;
}

export interface BankRepeatTable {
  fileId: string;
  lineId: string;
  regionId: string;
}

export interface BlockedSenderTable {
  blockedAt: ColumnType<Date, Date | string, Date | string>;
  id: Generated<string>;
  liftedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  personId: string;
  senderAddress: string;
  senderId: string | null;
  senderName: string;
}

export interface CalendarChangeTable {
  changedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: ColumnType<string, never, never>;
  scopeId: string;
}

export interface CalendarConnectionTable {
  connectedAt: ColumnType<Date, Date | string, Date | string>;
  entries: ColumnType<unknown, string | null | undefined, string | null>;
  personId: string;
  problem: 'calendarRefused' | 'calendarUnavailable' | null;
  provider: string;
  readAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sealedToken: Buffer;
  triedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface CalendarConsentTable {
  begunAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
  sessionId: string;
  state: string;
}

export interface CalendarEventTable {
  changes: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  description: Generated<string>;
  endTime: Generated<string>;
  firstDay: Day;
  groupId: string | null;
  id: string;
  kind: 'EVENT' | 'HOLIDAY';
  lastDay: Day;
  place: Generated<string>;
  regionId: string | null;
  rule: Generated<string>;
  spansFrom: Day;
  spansTo: Day | null;
  startTime: Generated<string>;
  title: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface CalendarFeedTable {
  body: Generated<string>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  etag: Generated<string>;
  holdsUntil: ColumnType<Date | null, Date | string | null, Date | string | null>;
  madeAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  madeOf: Generated<string>;
  personId: string;
  seen: Generated<string>;
  tokenHash: Buffer;
  told: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface CardCustomerTable {
  madeAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
  processor: 'sandbox' | 'stripe';
  ref: string;
}

export interface CardEventTable {
  id: string;
  kind: 'payment' | 'setup' | 'refund' | 'other';
  objectRef: string;
  occurredAt: ColumnType<Date, Date | string, Date | string>;
  processor: 'sandbox' | 'stripe';
  receivedAt: ColumnType<Date, Date | string, Date | string>;
  type: string;
}

export interface CardRefundTable {
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  begunAt: ColumnType<Date, Date | string, Date | string>;
  begunBy: string | null;
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  failure: string | null;
  failureCode: string | null;
  id: string;
  isReduced: boolean;
  key: string;
  nextCheckAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  paymentId: string;
  personId: string;
  processorRef: string | null;
  reason: string;
  regionId: string;
  status: Generated<'OPEN' | 'SUCCEEDED' | 'FAILED'>;
}

export interface CardSetupTable {
  begunAt: ColumnType<Date, Date | string, Date | string>;
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  customerRef: string | null;
  failure: string | null;
  id: string;
  key: string;
  nextCheckAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  personId: string;
  processor: 'sandbox' | 'stripe';
  processorRef: string | null;
  status: Generated<'OPEN' | 'SUCCEEDED' | 'FAILED'>;
}

export interface CategoryTable {
  colour: Generated<'WINE' | 'SEA' | 'SLATE' | 'MOSS' | 'OCHRE' | 'PLUM'>;
  id: Generated<string>;
  name: string;
  position: Generated<number>;
  uses: ('DOCUMENTS' | 'MESSAGES' | 'LINKS' | 'COURSES')[];
  version: Generated<number>;
}

export interface ClassPhotoTable {
  addedAt: ColumnType<Date, Date | string, Date | string>;
  caption: string;
  complainedBy: string | null;
  complaint: Generated<string>;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  id: string;
  personId: string;
  pictureId: string;
  place: string;
  previousComplainedBy: string | null;
  previousComplaint: string | null;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousReason: string | null;
  previousStatus: 'PENDING' | 'APPROVED' | 'REFUSED' | null;
  reason: Generated<string>;
  removedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  removedBy: string | null;
  status: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>;
  version: Generated<number>;
  waitsSince: ColumnType<Date, Date | string, Date | string>;
  year: number;
}

export interface ClassSessionTable {
  cancelReason: Generated<string>;
  cancelledAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  courseId: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  endsAt: ColumnType<Date, Date | string, Date | string>;
  groupId: string;
  id: Generated<string>;
  isChanged: Generated<boolean>;
  meetingId: string | null;
  plannedDay: Day | null;
  regionId: string;
  rollPersonIds: Generated<string[]>;
  rollTakenAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  rollTakenBy: string | null;
  rollTakenWith: string | null;
  rollVersion: Generated<number>;
  room: Generated<string>;
  startsAt: ColumnType<Date, Date | string, Date | string>;
  teacherId: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface CourseTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  categoryId: string | null;
  code: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  credits: ColumnType<string, string | number | undefined, string | number>;
  forAlumni: Generated<boolean>;
  hidden: Generated<boolean>;
  id: Generated<string>;
  kind: Generated<'CORE' | 'ELECTIVE'>;
  locale: Generated<string>;
  teacherId: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface CourseFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: Generated<string>;
  locale: string | null;
  name: string;
  position: number;
  type: string;
}

export interface CourseGroupTable {
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  firstDay: Day;
  groupId: string;
  id: Generated<string>;
  lastDay: Day | null;
  position: number;
  regionId: string;
  term: Generated<string>;
  version: Generated<number>;
}

export interface CourseResultTable {
  code: string;
  courseId: string;
  credits: ColumnType<string, string | number, string | number>;
  finalisationId: string;
  firstDay: Day;
  groupId: string;
  kind: 'CORE' | 'ELECTIVE';
  lastDay: Day | null;
  parts: ColumnType<unknown, string | null, string | null>;
  personId: string;
  regionId: string;
  score: Percent | null;
  state: 'PASSED' | 'FAILED' | 'INCOMPLETE';
  steps: ColumnType<unknown, string | null, string | null>;
  teacherName: string | null;
  term: string;
}

export interface CourseTextTable {
  courseId: string;
  description: Generated<string>;
  locale: string;
  name: string;
  outlineBytes: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
  outlineKey: string | null;
  outlineName: string | null;
  searchText: ColumnType<string, never, never>;
}

export interface CourseWeightsTable {
  courseId: string;
  version: Generated<number>;
  weights: ColumnType<unknown, string | null, string | null>;
}

export interface CurrencyTable {
  decimals: number;
  label: string;
  value: string;
  version: Generated<number>;
}

export interface DocumentTable {
  categoryId: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  deletedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deletedTitle: string | null;
  id: Generated<string>;
  isPublic: Generated<boolean>;
  permissions: Generated<('manager' | 'admin' | 'reportsAdmin' | 'dean' | 'attendanceAdmin')[]>;
  published: Generated<boolean>;
  sortTitle: ColumnType<string, never, never>;
  title: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  version: Generated<number>;
}

export interface DocumentBodyTable {
  content: string;
  documentId: string;
  locale: string;
  searchText: ColumnType<string, never, never>;
}

export interface DocumentVersionTable {
  content: string;
  documentId: string;
  locale: string;
  number: number;
  writtenAt: ColumnType<Date, Date | string, Date | string>;
  writtenBy: string | null;
}

export interface DuesExceptionTable {
  endedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  endedBy: string | null;
  givenAt: ColumnType<Date, Date | string, Date | string>;
  givenBy: string | null;
  id: string;
  kind: 'NO_REMINDERS' | 'NO_HOLD';
  personId: string;
  reason: string;
  regionId: string;
  validTo: Day | null;
}

export interface DuesPolicyTable {
  currency: string;
  holdAbove: ColumnType<string | null, MinorUnits | null, MinorUnits | null>;
  regionId: string;
  remindAfter: Generated<number[]>;
  version: Generated<number>;
  words: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface DuesReminderTable {
  daysAfter: number;
  invoiceId: string;
  personId: string;
  regionId: string;
  sentAt: ColumnType<Date, Date | string, Date | string>;
}

export interface EvaluationTable {
  acknowledgedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  answers: ColumnType<unknown, string | null | undefined, string | null>;
  comment: Generated<string>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  day: Day;
  evaluatorId: string | null;
  formId: string;
  formVersionId: string;
  groupId: string;
  id: string;
  publishedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string;
  repliedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reply: Generated<string>;
  status: Generated<'DRAFT' | 'PUBLISHED'>;
  studentId: string;
  version: Generated<number>;
}

export interface EvaluationFormTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  regionId: string;
  version: Generated<number>;
}

export interface EvaluationFormVersionTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  criteria: ColumnType<unknown, string | null, string | null>;
  formId: string;
  id: Generated<string>;
  names: ColumnType<unknown, string | null, string | null>;
  number: number;
  regionId: string;
}

export interface EvaluationShownTable {
  acknowledgedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  answers: ColumnType<unknown, string | null, string | null>;
  comment: string | null;
  criteria: ColumnType<unknown, string | null, string | null>;
  day: Day | null;
  evaluatorId: string | null;
  formId: string | null;
  formVersionId: string | null;
  groupName: string | null;
  id: string | null;
  names: ColumnType<unknown, string | null, string | null>;
  publishedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string | null;
  repliedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reply: string | null;
  studentId: string | null;
}

export interface ExamTable {
  allowedAttempts: number | null;
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  limitMinutes: number | null;
  openBook: Generated<boolean>;
  passMark: Generated<Percent>;
  review: Generated<'NEVER' | 'AFTER_LAST' | 'BEFORE_DEADLINE' | 'AT_ONCE'>;
  shuffles: Generated<boolean>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface ExamAccommodationTable {
  endsAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  extraAttempts: number;
  extraPercent: number;
  grantedAt: ColumnType<Date, Date | string, Date | string>;
  grantedBy: string | null;
  lastDay: Day | null;
  personId: string;
  reason: string;
  version: Generated<number>;
}

export interface ExamAttemptTable {
  asked: ColumnType<unknown, string | null, string | null>;
  deadline: ColumnType<Date, Date | string, Date | string>;
  deviceId: string;
  earlierDevices: Generated<string[]>;
  endedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ending: 'SUBMITTED' | 'TIMED_OUT' | 'LEFT_PAGE' | 'CLOSED_BROWSER' | 'CONNECTION_LOST' | null;
  examId: string;
  expiresAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  extraPercent: Generated<number>;
  groupId: string;
  id: string;
  keys: ColumnType<unknown, string | null | undefined, string | null>;
  keysShownAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lastSeenAt: ColumnType<Date, Date | string, Date | string>;
  locale: string;
  number: number;
  pageId: string | null;
  passMark: Generated<Percent>;
  passed: boolean | null;
  penalty: Generated<Percent>;
  personId: string;
  regionId: string;
  returnSeconds: Generated<number>;
  scaledFrom: Percent | null;
  score: Percent | null;
  startedAt: ColumnType<Date, Date | string, Date | string>;
  voidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  waitsSince: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface ExamGrantTable {
  deadline: ColumnType<Date | null, Date | string | null, Date | string | null>;
  examId: string;
  extraAttempts: Generated<number>;
  extraMinutes: Generated<number>;
  grantedAt: ColumnType<Date, Date | string, Date | string>;
  grantedBy: string | null;
  groupId: string;
  personId: string;
  reason: string;
  regionId: string;
  version: Generated<number>;
}

export interface ExamGroupTable {
  closesAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deadline: ColumnType<Date, Date | string, Date | string>;
  examId: string;
  groupId: string;
  opensAt: ColumnType<Date, Date | string, Date | string>;
  regionId: string;
  returnSeconds: Generated<number>;
  version: Generated<number>;
}

export interface ExamPickTable {
  category: string;
  examId: string;
  pick: number;
}

export interface ExamReminderTable {
  examId: string;
  personId: string;
  regionId: string;
  remindedAt: ColumnType<Date, Date | string, Date | string>;
}

export interface ExamTextTable {
  examId: string;
  instructions: Generated<string>;
  locale: string;
  title: string;
}

export interface ExplanationDecisionTable {
  adminComments: string;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  explanationId: string;
  id: string;
  personId: string;
  position: ColumnType<string, never, never>;
  previousAdminComments: string;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousStatus: 'PENDING' | 'EXPLAINED' | 'EXCUSED';
  regionId: string;
  status: 'EXPLAINED' | 'EXCUSED';
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface ExplanationFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  explanationId: string;
  fileKey: string;
  id: string;
  name: string;
  personId: string;
  regionId: string;
  type: string;
}

export interface FeeReductionTable {
  amountOff: ColumnType<string, MinorUnits | undefined, MinorUnits>;
  currency: string;
  endedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  endedBy: string | null;
  givenAt: ColumnType<Date, Date | string, Date | string>;
  givenBy: string | null;
  id: string;
  percentOff: Generated<Percent>;
  personId: string;
  reason: string;
  regionId: string;
  validFrom: Day;
  validTo: Day | null;
}

export interface FeeTemplateTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  lines: ColumnType<unknown, string | null, string | null>;
  regionId: string;
  title: string;
  version: Generated<number>;
  year: number;
}

export interface FeedbackFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: string;
  name: string;
  personId: string;
  regionId: string;
  submissionId: string;
  type: string;
}

export interface FileImportTable {
  choices: ColumnType<unknown, string | null | undefined, string | null>;
  content: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  fileName: string;
  id: string;
  kind: string;
  pieces: Generated<number>;
  problem: string | null;
  regionId: string;
  state: Generated<'UPLOADING' | 'CHECKING' | 'REFUSED' | 'CHECKED' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE'>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface FilmTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  failure: string | null;
  folderId: string | null;
  id: string;
  kind: 'VIDEO' | 'AUDIO';
  lessonId: string;
  locale: string;
  progress: Generated<number>;
  renditions: ColumnType<unknown, string | null, string | null>;
  replacedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  seconds: number | null;
  sourceBytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  sourceKey: string;
  sourceType: string;
  state: Generated<'WAITING' | 'PREPARING' | 'READY' | 'FAILED'>;
  title: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface FinalisationTable {
  courseId: string;
  finalisedAt: ColumnType<Date, Date | string, Date | string>;
  finalisedBy: string | null;
  groupId: string;
  id: string;
  regionId: string;
  unlockReason: string | null;
  unlockedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  unlockedBy: string | null;
}

export interface ForexRateTable {
  currency: string;
  id: Generated<string>;
  month: number;
  rate: ColumnType<string, string | number, string | number>;
  year: number;
}

export interface GradeAlarmTable {
  changedBy: string;
  courses: string[];
  firstAt: ColumnType<Date, Date | string, Date | string>;
  grades: number;
  id: Generated<string>;
  impersonatorId: string | null;
  raisedAt: ColumnType<Date, Date | string, Date | string>;
  regionId: string;
}

export interface GradeAmendmentTable {
  adminComments: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  deduction: Percent;
  finalisationId: string;
  id: Generated<string>;
  personId: string;
  position: ColumnType<string, never, never>;
  previousDeduction: Percent;
  previousScore: Percent;
  previousState: 'PASSED' | 'FAILED' | 'INCOMPLETE';
  regionId: string;
  score: Percent;
  state: 'PASSED' | 'FAILED' | 'INCOMPLETE';
  status: Generated<'PENDING' | 'ACCEPTED' | 'LEFT' | 'WITHDRAWN'>;
  steps: ColumnType<unknown, string | null, string | null>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface GradeAmendmentDecisionTable {
  adminComments: string;
  amendmentId: string;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  id: string;
  personId: string;
  position: ColumnType<string, never, never>;
  previousAdminComments: string;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousStatus: 'PENDING' | 'ACCEPTED' | 'LEFT';
  regionId: string;
  status: 'ACCEPTED' | 'LEFT';
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface GradeChangeTable {
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  complete: boolean | null;
  courseId: string;
  groupId: string;
  id: string;
  impersonatorId: string | null;
  number: ColumnType<string, never, never>;
  partId: string | null;
  personId: string;
  previousComplete: boolean | null;
  previousScore: Percent | null;
  reason: string;
  regionId: string;
  score: Percent | null;
  takesBack: string | null;
}

export interface GroupCalendarTable {
  address: string;
  entries: ColumnType<unknown, string | null | undefined, string | null>;
  etag: Generated<string>;
  groupId: string;
  problem: 'addressNotAllowed' | 'addressNotFound' | 'answerTooLarge' | 'answerTooSlow' | 'answerRefused' | 'noCalendar' | null;
  readAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string;
  triedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  version: Generated<number>;
}

export interface GroupMemberTable {
  firstDay: Day;
  groupId: string;
  lastDay: Day | null;
  personId: string;
  regionId: string;
  sortName: Generated<string>;
}

export interface GroupSchemaTable {
  groupId: string;
  regionId: string;
  schemaId: string;
}

export interface GroupSchemaChangeTable {
  groupId: string;
  id: string;
  position: ColumnType<string, never, never>;
  regionId: string;
  spansBefore: ColumnType<unknown, string | null, string | null>;
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface GroupSchemaPastTable {
  groupId: string;
  regionId: string;
  schemaId: string | null;
  untilDay: Day;
}

export interface GroupTeacherTable {
  groupId: string;
  regionId: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  teacherId: string;
}

export interface HelpRequestTable {
  answer: Generated<string>;
  askedAt: ColumnType<Date, Date | string, Date | string>;
  askedOf: string | null;
  attemptId: string | null;
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  closedBy: string | null;
  courseGroupId: string | null;
  id: string;
  message: string;
  page: Generated<string>;
  personId: string;
}

export interface HourCategoryTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  id: string;
  names: ColumnType<unknown, string | null, string | null>;
  position: number;
  regionId: string;
  version: Generated<number>;
}

export interface HourDecisionTable {
  adminComments: string;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  entryId: string;
  id: string;
  personId: string;
  position: ColumnType<string, never, never>;
  previousAdminComments: string;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousStatus: 'PENDING' | 'CONFIRMED' | 'REFUSED';
  regionId: string;
  requestId: string | null;
  status: 'CONFIRMED' | 'REFUSED';
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface HourEntryTable {
  adminComments: Generated<string>;
  categoryId: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  day: Day;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  groupId: string;
  id: string;
  lastTold: ColumnType<unknown, string | null, string | null>;
  minutes: number;
  note: Generated<string>;
  personId: string;
  place: Generated<string>;
  regionId: string;
  status: Generated<'PENDING' | 'CONFIRMED' | 'REFUSED'>;
  version: Generated<number>;
}

export interface HourPolicyTable {
  dueOn: Day | null;
  groupId: string;
  regionId: string;
  version: Generated<number>;
}

export interface HourRequestTable {
  answer: 'CONFIRMED' | 'REFUSED' | null;
  answeredAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  answeredIp: string | null;
  askedAt: ColumnType<Date, Date | string, Date | string>;
  comment: Generated<string>;
  entryCount: number;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  groupId: string;
  id: string;
  locale: string;
  personId: string;
  regionId: string;
  revokedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  supervisorEmail: string;
  supervisorName: string;
}

export interface HourRequestEntryTable {
  entryId: string;
  personId: string;
  regionId: string;
  requestId: string;
  version: number;
}

export interface HourRequirementTable {
  categoryId: string;
  groupId: string;
  regionId: string;
  requiredMinutes: number;
}

export interface HourTimerTable {
  categoryId: string;
  groupId: string;
  note: string;
  personId: string;
  place: string;
  startedAt: ColumnType<Date, Date | string, Date | string>;
}

export interface IndividualPermissionTable {
  grantedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  grantedBy: string | null;
  permission: string;
  personId: string;
}

export interface InvoiceTable {
  count: number;
  currency: string;
  dueOn: Day;
  id: string;
  issuedAt: ColumnType<Date, Date | string, Date | string>;
  issuedBy: string | null;
  issuedOn: Day;
  note: Generated<string>;
  number: string;
  personId: string;
  regionId: string;
  subtotal: ColumnType<string, MinorUnits, MinorUnits>;
  tax: ColumnType<string, MinorUnits, MinorUnits>;
  title: string;
  total: ColumnType<string, MinorUnits, MinorUnits>;
  year: number;
}

export interface InvoiceCountTable {
  count: number;
  regionId: string;
  year: number;
}

export interface InvoiceLineTable {
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  invoiceId: string;
  particulars: string;
  personId: string;
  position: number;
  price: ColumnType<string, MinorUnits, MinorUnits>;
  quantity: number;
  regionId: string;
  tax: ColumnType<string, MinorUnits, MinorUnits>;
  taxRate: Percent;
}

export interface InvoiceRunTable {
  askedAt: ColumnType<Date, Date | string, Date | string>;
  askedBy: string | null;
  currency: string;
  dueOn: Day;
  groupIds: string[];
  id: string;
  note: Generated<string>;
  regionId: string;
  templateId: string | null;
  title: string;
  undoReason: Generated<string>;
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface InvoiceRunStudentTable {
  invoiceId: string;
  lines: ColumnType<unknown, string | null, string | null>;
  outcome: Generated<'WAITING' | 'ISSUED' | 'FAILED' | 'TO_UNDO' | 'UNDONE' | 'KEPT'>;
  personId: string;
  regionId: string;
  runId: string;
  total: ColumnType<string, MinorUnits, MinorUnits>;
}

export interface LeaveBatchTable {
  adminComments: Generated<string>;
  askedAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  personId: string;
  status: 'APPROVED' | 'ACKNOWLEDGED' | 'UNDO';
  undoes: string | null;
}

export interface LeaveBatchRequestTable {
  batchId: string;
  decisionId: string;
  outcome: Generated<'WAITING' | 'DONE' | 'CHANGED' | 'FAILED'>;
  regionId: string;
  requestId: string;
}

export interface LeaveDecisionTable {
  adminComments: string;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  id: string;
  personId: string;
  position: ColumnType<string, never, never>;
  previousAdminComments: string;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousStatus: 'PENDING' | 'APPROVED' | 'ACKNOWLEDGED';
  regionId: string;
  requestId: string;
  status: 'APPROVED' | 'ACKNOWLEDGED';
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
}

export interface LeaveFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  fileKey: string;
  id: string;
  name: string;
  personId: string;
  regionId: string;
  requestId: string;
  type: string;
}

export interface LeaveRequestTable {
  adminComments: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  firstDay: Day;
  groupId: string;
  id: Generated<string>;
  lastDay: Day;
  personId: string;
  reason: string;
  regionId: string;
  status: Generated<'PENDING' | 'APPROVED' | 'ACKNOWLEDGED' | 'WITHDRAWN'>;
  studentNotes: Generated<string>;
  typeId: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface LeaveTypeTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  id: Generated<string>;
  names: ColumnType<unknown, string | null, string | null>;
  position: Generated<number>;
  schemaId: string;
}

export interface LedgerEntryTable {
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  currency: string;
  day: Day;
  id: string;
  invoiceId: string | null;
  madeAt: ColumnType<Date, Date | string, Date | string>;
  madeBy: string | null;
  method: 'CASH' | 'TRANSFER' | 'CARD' | 'CREDIT' | 'REDUCTION' | 'WRITE_OFF' | null;
  personId: string;
  processorRef: string | null;
  reason: Generated<string>;
  reference: Generated<string>;
  refunds: string | null;
  regionId: string;
  reverses: string | null;
  type: 'INVOICE' | 'PAYMENT' | 'REFUND' | 'CREDIT_NOTE';
}

export interface LessonTable {
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  hidden: Generated<boolean>;
  id: Generated<string>;
  position: number;
  seconds: number | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface LessonFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: Generated<string>;
  lessonId: string;
  locale: string | null;
  name: string;
  position: number;
  type: string;
}

export interface LessonNoteTable {
  atSecond: number;
  body: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  lessonId: string;
  personId: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface LessonProgressTable {
  completedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lessonId: string;
  personId: string;
  position: Generated<number>;
  watched: Generated<string>;
  watchedAt: ColumnType<Date, Date | string, Date | string>;
  watchedSeconds: ColumnType<number, never, never>;
}

export interface LessonSubtitlesTable {
  lessonId: string;
  locale: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  vtt: string;
}

export interface LessonTextTable {
  chapters: ColumnType<unknown, string | null | undefined, string | null>;
  description: Generated<string>;
  lessonId: string;
  locale: string;
  searchText: ColumnType<string, never, never>;
  title: string;
}

export interface LibraryCourseTable {
  id: string | null;
  teacherName: string | null;
}

export interface LibraryLessonTable {
  courseId: string | null;
  id: string | null;
  readyAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface LinkTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  description: Generated<string>;
  groupId: string | null;
  id: string;
  regionId: string | null;
  title: string;
  url: string;
  version: Generated<number>;
}

export interface LocaleTable {
  id: Generated<string>;
  label: string;
  name: string;
  offered: Generated<boolean>;
  position: Generated<number>;
  value: string;
  version: Generated<number>;
}

export interface LogEntryTable {
  action: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  id: Generated<string>;
  impersonatorId: string | null;
  payload: Generated<string>;
  personId: string | null;
  reference: string | null;
  requestId: string | null;
  type: 'ERROR' | 'ACTIVITY';
}

export interface MailedLinkTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  groupId: string | null;
  id: Generated<string>;
  kind: 'RESET' | 'ENROL' | 'NEW_EMAIL';
  newEmail: string | null;
  personId: string;
  tokenHash: Buffer;
  usedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface MarkChangeTable {
  attemptId: string;
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  comment: Generated<string>;
  earnedAfter: ColumnType<string | null, string | number | null, string | number | null>;
  earnedBefore: ColumnType<string | null, string | number | null, string | number | null>;
  id: Generated<string>;
  impersonatorId: string | null;
  number: ColumnType<string, never, never>;
  personId: string;
  points: ColumnType<string | null, string | number | null, string | number | null>;
  previousComment: Generated<string>;
  previousPoints: ColumnType<string | null, string | number | null, string | number | null>;
  questionId: string;
  reason: string | null;
  regionId: string;
  scoreAfter: Percent | null;
  scoreBefore: Percent | null;
  takesBack: string | null;
}

export interface MergeRuleTable {
  columnName: string;
  rule: 'MOVE' | 'MOVE_UNLESS_HELD' | 'STAY';
  tableName: string;
}

export interface MessageReportTable {
  id: Generated<string>;
  messageId: string;
  note: Generated<string>;
  personId: string;
  reason: Generated<string>;
  reportedAt: ColumnType<Date, Date | string, Date | string>;
  resolvedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  resolvedBy: string | null;
}

export interface MinistryTable {
  adminNote: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  currentVersionId: string | null;
  deletedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deletedBy: string | null;
  hiddenAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  id: string;
  offeredAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  offeredTo: string | null;
  personId: string;
  shownVersionId: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
  visitorsMayWrite: Generated<boolean>;
}

export interface MinistryDecisionTable {
  adminComments: string;
  decidedAt: ColumnType<Date, Date | string, Date | string>;
  decidedBy: string | null;
  id: string;
  personId: string;
  position: ColumnType<string, never, never>;
  previousAdminComments: string;
  previousDecidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousDecidedBy: string | null;
  previousStatus: 'PENDING' | 'APPROVED' | 'REFUSED';
  status: 'APPROVED' | 'REFUSED';
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undoneBy: string | null;
  versionId: string;
}

export interface MinistryShownTable {
  approvedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  city: string | null;
  contactEmail: string | null;
  country: string | null;
  createdAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  description: string | null;
  hasGraduate: boolean | null;
  hasMember: boolean | null;
  id: string | null;
  isPublic: boolean | null;
  latitude: number | null;
  longitude: number | null;
  ministers: string | null;
  name: string | null;
  personId: string | null;
  searchText: string | null;
  sortName: string | null;
  versionId: string | null;
  website: string | null;
}

export interface MinistryVersionTable {
  adminComments: Generated<string>;
  city: string;
  contactEmail: string;
  country: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  decidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decidedBy: string | null;
  description: string;
  hasGraduate: boolean;
  hasMember: boolean;
  id: Generated<string>;
  isPublic: boolean;
  latitude: number | null;
  longitude: number | null;
  ministers: string;
  ministryId: string;
  name: string;
  number: number;
  personId: string;
  searchText: ColumnType<string, never, never>;
  showsContactEmail: boolean;
  sortName: ColumnType<string, never, never>;
  status: Generated<'PENDING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN'>;
  version: Generated<number>;
  website: string;
}

export interface NewsCommentTable {
  content: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  deletedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deletedBy: string | null;
  id: string;
  personId: string;
  postId: string;
}

export interface NewsPostTable {
  allToldAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  audience: 'EVERYBODY' | 'REGIONS' | 'GROUPS' | 'ALUMNI';
  authorId: string | null;
  commentsAllowed: Generated<boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  deletedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  endsAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  groupIds: Generated<string[]>;
  id: string;
  pictureId: string | null;
  pinned: Generated<boolean>;
  publishAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionIds: Generated<string[]>;
  searchText: ColumnType<string, never, never>;
  signature: Generated<string>;
  texts: ColumnType<unknown, string | null, string | null>;
  toTell: number | null;
  told: Generated<number>;
  toldUpTo: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface NewsReadTable {
  personId: string;
  postId: string;
  readAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface NewsReadCountTable {
  part: number;
  postId: string;
  readers: number;
}

export interface NotificationTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  definitionId: string;
  dueAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  facts: ColumnType<unknown, string | null, string | null>;
  id: Generated<string>;
  mail: Generated<'WAITING' | 'HELD' | 'DAILY' | 'WEEKLY' | 'SENT' | 'DIGESTED' | 'READ' | 'UNWANTED'>;
  path: string;
  personId: string;
  readAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string;
}

export interface NotificationDefinitionTable {
  forStaff: Generated<boolean>;
  id: Generated<string>;
  name: string;
}

export interface NotificationPreferenceTable {
  cadence: Generated<'AT_ONCE' | 'DAILY' | 'WEEKLY'>;
  definitionId: string;
  personId: string;
  regionId: string;
  subscribed: boolean;
}

export interface NotificationReadingTable {
  lastReadAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
}

export interface OpenInvoiceTable {
  balance: ColumnType<string, MinorUnits, MinorUnits>;
  currency: string;
  dueOn: Day;
  invoiceId: string;
  personId: string;
  regionId: string;
}

export interface OtherEmailTable {
  email: string;
  kind: 'SCHOOL' | 'WORK' | 'OTHER';
  mailbox: ColumnType<string, never, never>;
  personId: string;
}

export interface OutboxMailTable {
  claimedUntil: ColumnType<Date | null, Date | string | null, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  headers: ColumnType<unknown, string | null | undefined, string | null>;
  htmlBody: string;
  id: Generated<string>;
  language: string;
  personId: string | null;
  problem: string | null;
  replyTo: string | null;
  sentAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  status: Generated<'WAITING' | 'SENT' | 'BOUNCED' | 'FAILED'>;
  subject: string;
  template: string;
  textBody: string;
  toAddress: string;
  toName: Generated<string>;
  tries: Generated<number>;
}

export interface PaymentAttemptTable {
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  begunAt: ColumnType<Date, Date | string, Date | string>;
  begunBy: string | null;
  cardBrand: string | null;
  cardLastDigits: string | null;
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  currency: string;
  customerRef: string | null;
  failure: string | null;
  failureCode: string | null;
  id: string;
  invoiceId: string;
  isOffSession: boolean;
  isSponsored: Generated<boolean>;
  key: string;
  nextCheckAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  personId: string;
  processor: 'sandbox' | 'stripe';
  processorRef: string | null;
  regionId: string;
  savedCardId: string | null;
  savesCard: boolean;
  status: Generated<'OPEN' | 'SUCCEEDED' | 'FAILED'>;
}

export interface PaymentPlanTable {
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  consecutiveFailures: Generated<number>;
  disabledAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  disabledBy: 'FAILURES' | 'STAFF' | null;
  disabledReason: Generated<string>;
  expiryTold: string | null;
  firstDay: Day;
  frequency: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';
  id: string;
  invoiceId: string;
  personId: string;
  regionId: string;
  setUpAt: ColumnType<Date, Date | string, Date | string>;
}

export interface PeopleImportRowTable {
  bornOn: Generated<string>;
  campus: Generated<string>;
  earlierLastDay: Day | null;
  email: string;
  enteredId: string | null;
  firstName: string;
  groupId: string | null;
  groupName: string;
  importId: string;
  knownAs: string | null;
  knownId: string | null;
  lastName: string;
  line: number;
  locale: string;
  moreProblems: Generated<string[]>;
  nameDiffers: Generated<boolean>;
  number: Generated<string>;
  outcome: 'GOOD' | 'BAD' | 'IMPORTED' | 'UNDONE' | 'KEPT' | 'KNOWN' | 'JOINS' | 'JOINED' | 'LEFT';
  problem: string | null;
  problemField: string | null;
  regionId: string;
}

export interface PersonTable {
  askedEmail: string | null;
  askedEmailAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  bornOn: Day | null;
  country: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  currency: string | null;
  email: string;
  emailVerifiedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  enteredByStaff: Generated<boolean>;
  firstName: string;
  graduatedOn: Day | null;
  graduationPlace: Generated<string>;
  graduationPlaceWords: ColumnType<string | null, never, never>;
  homePage: Generated<string>;
  id: Generated<string>;
  keysChangedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lastName: string;
  locale: Generated<string>;
  location: Generated<string>;
  mailbox: ColumnType<string, never, never>;
  mergedInto: string | null;
  passwordChangedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  passwordHash: string | null;
  pictureId: string | null;
  profileVersion: Generated<number>;
  regionIds: Generated<string[]>;
  registeredFreely: Generated<boolean>;
  roles: Generated<('user' | 'manager' | 'admin' | 'superadmin' | 'reportsAdmin')[]>;
  searchText: ColumnType<string, never, never>;
  selectedGroupId: string | null;
  showAlumniWelcome: boolean | null;
  showVideo: Generated<boolean>;
  socialName: Generated<string>;
  sortName: ColumnType<string, never, never>;
  status: Generated<'ACTIVE' | 'UNVERIFIED' | 'DISABLED'>;
  studentNumber: number | null;
  subscribeAlumniEmail: Generated<boolean>;
  termsAcceptedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  termsVersion: number | null;
  timeZone: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PersonNoteTable {
  aboutId: string;
  body: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  createdBy: string | null;
  id: string;
  regionId: string;
  removedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface PersonRegionTable {
  personId: string;
  regionId: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PersonSeenTable {
  personId: string;
  seenAt: ColumnType<Date, Date | string, Date | string>;
}

export interface PhoneTable {
  kind: 'WORK' | 'MOBILE' | 'OTHER';
  number: string;
  personId: string;
}

export interface PlanEventTable {
  amount: ColumnType<string | null, MinorUnits | null, MinorUnits | null>;
  day: Day | null;
  dayBefore: Day | null;
  failure: string | null;
  id: Generated<string>;
  instalmentId: string | null;
  kind: 'SET_UP' | 'CHARGED' | 'FAILED' | 'COVERED' | 'SKIPPED' | 'MOVED' | 'DISABLED' | 'ENABLED';
  madeAt: ColumnType<Date, Date | string, Date | string>;
  madeBy: string | null;
  personId: string;
  planId: string;
  reason: Generated<string>;
  regionId: string;
}

export interface PlanInstalmentTable {
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  dueOn: Day;
  failure: string | null;
  id: string;
  paymentId: string | null;
  personId: string;
  planId: string;
  regionId: string;
  settledAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  status: Generated<'PLANNED' | 'PAID' | 'COVERED' | 'SKIPPED'>;
  tries: Generated<number>;
  tryOn: Day;
}

export interface PostingTable {
  account: 'RECEIVABLE' | 'ADVANCE' | 'INCOME' | 'TAX' | 'CASH' | 'TRANSFER' | 'CARD' | 'WRITTEN_OFF';
  amount: ColumnType<string, MinorUnits, MinorUnits>;
  entryId: string;
  invoiceId: string | null;
  personId: string;
  position: number;
  regionId: string;
}

export interface PromotionPolicyTable {
  asksDues: Generated<boolean>;
  asksHours: Generated<boolean>;
  minAttendance: number | null;
  minEvaluations: number | null;
  minScoreTenths: number | null;
  regionId: string;
  studyYear: number;
  version: Generated<number>;
}

export interface PushSubscriptionTable {
  auth: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  endpoint: string;
  id: Generated<string>;
  p256dh: string;
  personId: string;
  sessionId: string;
}

export interface QuestionTable {
  category: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  examId: string;
  id: string;
  position: number;
  retiredAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface QuestionImageTable {
  height: number;
  id: string;
  keptAt: ColumnType<Date, Date | string, Date | string>;
  width: number;
}

export interface QuestionKeyTable {
  explanations: ColumnType<unknown, string | null | undefined, string | null>;
  key: ColumnType<unknown, string | null, string | null>;
  versionId: string;
}

export interface QuestionTextTable {
  imageAlt: Generated<string>;
  locale: string;
  matches: ColumnType<unknown, string | null | undefined, string | null>;
  options: ColumnType<unknown, string | null | undefined, string | null>;
  versionId: string;
  words: string;
}

export interface QuestionVersionTable {
  id: Generated<string>;
  imageId: string | null;
  kind: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'MATCHING' | 'FILL_IN' | 'ESSAY';
  number: number;
  points: number;
  questionId: string;
  writtenAt: ColumnType<Date, Date | string, Date | string>;
  writtenBy: string | null;
}

export interface QuietHoursTable {
  begins: string;
  ends: string;
  personId: string;
}

export interface RateCountTable {
  key: string;
  lastTry: ColumnType<Date, Date | string | undefined, Date | string>;
  tries: number;
  windowStart: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface RegionTable {
  addressCity: Generated<string>;
  addressCountry: Generated<string>;
  addressLine1: Generated<string>;
  addressLine2: Generated<string>;
  addressPostcode: Generated<string>;
  addressState: Generated<string>;
  cardPaymentsEnabled: Generated<boolean>;
  closed: Generated<boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  currency: string;
  description: Generated<string>;
  id: Generated<string>;
  name: string;
  phone: Generated<string>;
  slug: string;
  timeZone: string;
  type: 'OFFICE' | 'CAMPUS';
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  userCount: Generated<number>;
  version: Generated<number>;
  zone: 'NORTH_AMERICA' | 'LATIN_AMERICA' | 'EUROPE' | 'AFRICA' | 'ASIA_PACIFIC' | 'SYSTEM';
}

export interface RegionRoleTable {
  personId: string;
  regionId: string;
  roleNames: ('manager' | 'admin' | 'reportsAdmin' | 'dean' | 'attendanceAdmin')[];
}

export interface SandboxCardTable {
  brand: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  customerId: string | null;
  detachedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  expiryMonth: number;
  expiryYear: number;
  id: string;
  lastDigits: string;
  testCard: string;
}

export interface SandboxCustomerTable {
  createdAt: ColumnType<Date, Date | string, Date | string>;
  email: string;
  id: string;
  personKey: string;
}

export interface SandboxEventTable {
  createdAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  objectId: string;
  type: string;
}

export interface SandboxIntentTable {
  amountMinor: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
  cardId: string | null;
  clientSecret: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  currency: string | null;
  customerId: string | null;
  decimals: number | null;
  declineReason: string | null;
  id: string;
  invoiceId: string | null;
  key: string;
  kind: 'payment' | 'setup';
  savesCard: boolean;
  status: 'needsCard' | 'needsChallenge' | 'succeeded' | 'canceled';
}

export interface SandboxRefundTable {
  amountMinor: ColumnType<string, string | number | bigint, string | number | bigint>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  intentId: string;
  key: string;
}

export interface SavedCardTable {
  brand: string;
  customerRef: string;
  expiryMonth: number;
  expiryYear: number;
  id: Generated<string>;
  lastDigits: string;
  personId: string;
  processor: 'sandbox' | 'stripe';
  ref: string;
  removedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  savedAt: ColumnType<Date, Date | string, Date | string>;
}

export interface SentUploadTable {
  announcedAt: ColumnType<Date, Date | string, Date | string>;
  arrivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  fileKey: string;
  openings: Generated<number>;
  personId: string;
}

export interface SessionTable {
  authMethod: 'PASSWORD' | 'WORK_ACCOUNT' | 'IMPERSONATION';
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  id: Generated<string>;
  impersonatorId: string | null;
  ipPrefix: Generated<string>;
  lastSeenAt: ColumnType<Date, Date | string | undefined, Date | string>;
  personId: string;
  resumesSessionId: string | null;
  secretHash: Buffer;
  userAgent: Generated<string>;
}

export interface SiteSettingsTable {
  alumniAdminId: string | null;
  alumniRegionId: string | null;
  appName: Generated<string>;
  appVersionRegion: Generated<string>;
  assetBaseUrl: Generated<string>;
  coreAfterFirstYear: Generated<number>;
  coreAfterSecondYear: Generated<number>;
  coreToGraduate: Generated<number>;
  defaultAllowedAttempts: Generated<number>;
  defaultLocale: Generated<string>;
  electivesAfterFirstYear: Generated<number>;
  electivesAfterSecondYear: Generated<number>;
  electivesToGraduate: Generated<number>;
  formerLearningUrl: Generated<string>;
  globalRegionId: string | null;
  keepsBirthDates: Generated<boolean>;
  onlyRow: Generated<boolean>;
  orgName: Generated<string>;
  senderEmail: Generated<string>;
  shortName: Generated<string>;
  tellsSupportViews: Generated<boolean>;
  termsVersion: Generated<number>;
  testRegion: Generated<string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  usesGpa: Generated<boolean>;
  version: Generated<number>;
}

export interface SponsorLinkTable {
  createdAt: ColumnType<Date, Date | string, Date | string>;
  createdBy: string | null;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  invoiceId: string;
  maxAmount: ColumnType<string | null, MinorUnits | null, MinorUnits | null>;
  personId: string;
  regionId: string;
  revokedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sentTo: Generated<string>;
  takesParts: boolean;
}

export interface SponsorPaymentTable {
  begunAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  isNamed: boolean;
  linkId: string;
  locale: string;
  note: string;
  personId: string;
  regionId: string;
  sponsorEmail: string;
  sponsorName: string;
}

export interface StudentGroupTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  companionApp: Generated<boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: Generated<string>;
  intake: Generated<string>;
  locale: Generated<string>;
  name: string;
  openForSignUp: Generated<boolean>;
  promotedFrom: string | null;
  regionId: string;
  searchText: ColumnType<string, never, never>;
  session: Generated<'DAY' | 'EVENING' | 'ONLINE'>;
  sortName: ColumnType<string, never, never>;
  studyYear: number | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface SubmissionTable {
  assignmentId: string;
  comment: Generated<string>;
  complete: boolean | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  extendedTo: ColumnType<Date | null, Date | string | null, Date | string | null>;
  extensionReason: string | null;
  gradedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  gradedBy: string | null;
  groupId: string;
  id: Generated<string>;
  personId: string;
  regionId: string;
  returnNote: string | null;
  returnedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  score: Percent | null;
  submittedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  version: Generated<number>;
}

export interface SubmissionFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  fileKey: string;
  id: Generated<string>;
  name: string;
  personId: string;
  position: number;
  regionId: string;
  sha256: string;
  type: string;
  versionId: string;
}

export interface SubmissionVersionTable {
  id: string;
  number: number;
  personId: string;
  receiptHash: string;
  regionId: string;
  submissionId: string;
  submittedAt: ColumnType<Date, Date | string, Date | string>;
}

export interface SuspendedSenderTable {
  id: Generated<string>;
  personId: string | null;
  senderAddress: string;
  suspendedAt: ColumnType<Date, Date | string, Date | string>;
  suspendedBy: string | null;
}

export interface TeacherTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  biography: Generated<string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: Generated<string>;
  name: string;
  personId: string | null;
  photoId: string | null;
  regionId: string;
  searchName: ColumnType<string, never, never>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
}

export interface TeacherRegionTable {
  givenAt: ColumnType<Date, Date | string | undefined, Date | string>;
  givenBy: string | null;
  regionId: string;
  teacherId: string;
}

export interface TranscriptBatchTable {
  askedAt: ColumnType<Date, Date | string, Date | string>;
  askedBy: string | null;
  groupId: string;
  id: string;
  locale: string | null;
  paper: 'A4' | 'LETTER';
  regionId: string;
}

export interface TranscriptBatchStudentTable {
  batchId: string;
  issueId: string;
  outcome: Generated<'WAITING' | 'ISSUED' | 'ON_HOLD' | 'WITHOUT_GRADES' | 'FAILED'>;
  personId: string;
  regionId: string;
}

export interface TranscriptCountTable {
  count: number;
  regionId: string;
  year: number;
}

export interface TranscriptHoldTable {
  id: string;
  liftedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  liftedBy: string | null;
  personId: string;
  putAt: ColumnType<Date, Date | string, Date | string>;
  putBy: string | null;
  reason: string;
  regionId: string;
}

export interface TranscriptIssueTable {
  bytes: number;
  content: ColumnType<unknown, string | null, string | null>;
  count: number;
  fileKey: string;
  id: string;
  issuedAt: ColumnType<Date, Date | string, Date | string>;
  issuedBy: string | null;
  locale: string;
  number: string;
  paper: 'A4' | 'LETTER';
  personId: string;
  regionId: string;
  sha256: string;
  verifyCode: string;
  year: number;
}

export interface TranscriptNameConsentTable {
  givenAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
}

export interface TranscriptRevocationTable {
  issueId: string;
  personId: string;
  reason: string;
  regionId: string;
  revokedAt: ColumnType<Date, Date | string, Date | string>;
  revokedBy: string | null;
}

export interface TranslationTable {
  english: string | null;
  id: Generated<string>;
  locale: string;
  messageId: string;
  text: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
}

export interface VideoUploadTable {
  completedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  detectedType: string | null;
  fileSize: ColumnType<string, string | number | bigint, string | number | bigint>;
  fingerprint: string | null;
  id: string;
  itemId: string;
  itemType: string;
  locale: string;
  partBytes: number;
  personId: string;
  storageUploadId: string | null;
  title: string;
  type: string;
}

export interface VisitorMessageTable {
  askedAt: ColumnType<Date, Date | string, Date | string>;
  id: string;
  locale: string;
  message: string;
  ministryId: string;
  network: string;
  senderAddress: string;
  senderName: string;
  sentAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface WeeklyMeetingTable {
  courseId: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  endTime: string;
  firstDay: Day;
  groupId: string;
  id: Generated<string>;
  lastDay: Day;
  regionId: string;
  room: Generated<string>;
  startTime: string;
  teacherId: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
  weekdays: ('MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY')[];
}

export interface WorkGradeChangeTable {
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  comment: Generated<string>;
  complete: boolean | null;
  id: Generated<string>;
  impersonatorId: string | null;
  number: ColumnType<string, never, never>;
  personId: string;
  previousComment: Generated<string>;
  previousComplete: boolean | null;
  previousGradedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousGradedBy: string | null;
  previousScore: Percent | null;
  reason: string | null;
  regionId: string;
  score: Percent | null;
  submissionId: string;
  takesBack: string | null;
}

export interface WorkIdentityTable {
  issuer: string;
  linkedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  personId: string;
  subject: string;
  tenantId: Generated<string>;
}

export interface DB {
  absenceExplanation: AbsenceExplanationTable;
  address: AddressTable;
  alumniInvitation: AlumniInvitationTable;
  alumniMessage: AlumniMessageTable;
  alumniMessageCount: AlumniMessageCountTable;
  alumniProfile: AlumniProfileTable;
  alumnusCard: AlumnusCardTable;
  answerMark: AnswerMarkTable;
  apiToken: ApiTokenTable;
  assignment: AssignmentTable;
  assignmentFile: AssignmentFileTable;
  assignmentGroup: AssignmentGroupTable;
  assignmentText: AssignmentTextTable;
  attemptDecision: AttemptDecisionTable;
  attemptEvent: AttemptEventTable;
  attemptRegrade: AttemptRegradeTable;
  attendanceCheckIn: AttendanceCheckInTable;
  attendanceImportRow: AttendanceImportRowTable;
  attendanceMark: AttendanceMarkTable;
  attendanceMarkChange: AttendanceMarkChangeTable;
  attendancePolicy: AttendancePolicyTable;
  attendanceSchema: AttendanceSchemaTable;
  attendanceTerm: AttendanceTermTable;
  attendanceWarning: AttendanceWarningTable;
  audit: AuditTable;
  auditChain: AuditChainTable;
  auditUnlinked: AuditUnlinkedTable;
  bankComment: BankCommentTable;
  bankDecision: BankDecisionTable;
  bankFile: BankFileTable;
  bankLine: BankLineTable;
  bankMatch: BankMatchTable;
  bankRepeat: BankRepeatTable;
  blockedSender: BlockedSenderTable;
  calendarChange: CalendarChangeTable;
  calendarConnection: CalendarConnectionTable;
  calendarConsent: CalendarConsentTable;
  calendarEvent: CalendarEventTable;
  calendarFeed: CalendarFeedTable;
  cardCustomer: CardCustomerTable;
  cardEvent: CardEventTable;
  cardRefund: CardRefundTable;
  cardSetup: CardSetupTable;
  category: CategoryTable;
  classPhoto: ClassPhotoTable;
  classSession: ClassSessionTable;
  course: CourseTable;
  courseFile: CourseFileTable;
  courseGroup: CourseGroupTable;
  courseResult: CourseResultTable;
  courseText: CourseTextTable;
  courseWeights: CourseWeightsTable;
  currency: CurrencyTable;
  document: DocumentTable;
  documentBody: DocumentBodyTable;
  documentVersion: DocumentVersionTable;
  duesException: DuesExceptionTable;
  duesPolicy: DuesPolicyTable;
  duesReminder: DuesReminderTable;
  evaluation: EvaluationTable;
  evaluationForm: EvaluationFormTable;
  evaluationFormVersion: EvaluationFormVersionTable;
  evaluationShown: EvaluationShownTable;
  exam: ExamTable;
  examAccommodation: ExamAccommodationTable;
  examAttempt: ExamAttemptTable;
  examGrant: ExamGrantTable;
  examGroup: ExamGroupTable;
  examPick: ExamPickTable;
  examReminder: ExamReminderTable;
  examText: ExamTextTable;
  explanationDecision: ExplanationDecisionTable;
  explanationFile: ExplanationFileTable;
  feeReduction: FeeReductionTable;
  feeTemplate: FeeTemplateTable;
  feedbackFile: FeedbackFileTable;
  fileImport: FileImportTable;
  film: FilmTable;
  finalisation: FinalisationTable;
  forexRate: ForexRateTable;
  gradeAlarm: GradeAlarmTable;
  gradeAmendment: GradeAmendmentTable;
  gradeAmendmentDecision: GradeAmendmentDecisionTable;
  gradeChange: GradeChangeTable;
  groupCalendar: GroupCalendarTable;
  groupMember: GroupMemberTable;
  groupSchema: GroupSchemaTable;
  groupSchemaChange: GroupSchemaChangeTable;
  groupSchemaPast: GroupSchemaPastTable;
  groupTeacher: GroupTeacherTable;
  helpRequest: HelpRequestTable;
  hourCategory: HourCategoryTable;
  hourDecision: HourDecisionTable;
  hourEntry: HourEntryTable;
  hourPolicy: HourPolicyTable;
  hourRequest: HourRequestTable;
  hourRequestEntry: HourRequestEntryTable;
  hourRequirement: HourRequirementTable;
  hourTimer: HourTimerTable;
  individualPermission: IndividualPermissionTable;
  invoice: InvoiceTable;
  invoiceCount: InvoiceCountTable;
  invoiceLine: InvoiceLineTable;
  invoiceRun: InvoiceRunTable;
  invoiceRunStudent: InvoiceRunStudentTable;
  leaveBatch: LeaveBatchTable;
  leaveBatchRequest: LeaveBatchRequestTable;
  leaveDecision: LeaveDecisionTable;
  leaveFile: LeaveFileTable;
  leaveRequest: LeaveRequestTable;
  leaveType: LeaveTypeTable;
  ledgerEntry: LedgerEntryTable;
  lesson: LessonTable;
  lessonFile: LessonFileTable;
  lessonNote: LessonNoteTable;
  lessonProgress: LessonProgressTable;
  lessonSubtitles: LessonSubtitlesTable;
  lessonText: LessonTextTable;
  libraryCourse: LibraryCourseTable;
  libraryLesson: LibraryLessonTable;
  link: LinkTable;
  locale: LocaleTable;
  logEntry: LogEntryTable;
  mailedLink: MailedLinkTable;
  markChange: MarkChangeTable;
  mergeRule: MergeRuleTable;
  messageReport: MessageReportTable;
  ministry: MinistryTable;
  ministryDecision: MinistryDecisionTable;
  ministryShown: MinistryShownTable;
  ministryVersion: MinistryVersionTable;
  newsComment: NewsCommentTable;
  newsPost: NewsPostTable;
  newsRead: NewsReadTable;
  newsReadCount: NewsReadCountTable;
  notification: NotificationTable;
  notificationDefinition: NotificationDefinitionTable;
  notificationPreference: NotificationPreferenceTable;
  notificationReading: NotificationReadingTable;
  openInvoice: OpenInvoiceTable;
  otherEmail: OtherEmailTable;
  outboxMail: OutboxMailTable;
  paymentAttempt: PaymentAttemptTable;
  paymentPlan: PaymentPlanTable;
  peopleImportRow: PeopleImportRowTable;
  person: PersonTable;
  personNote: PersonNoteTable;
  personRegion: PersonRegionTable;
  personSeen: PersonSeenTable;
  phone: PhoneTable;
  planEvent: PlanEventTable;
  planInstalment: PlanInstalmentTable;
  posting: PostingTable;
  promotionPolicy: PromotionPolicyTable;
  pushSubscription: PushSubscriptionTable;
  question: QuestionTable;
  questionImage: QuestionImageTable;
  questionKey: QuestionKeyTable;
  questionText: QuestionTextTable;
  questionVersion: QuestionVersionTable;
  quietHours: QuietHoursTable;
  rateCount: RateCountTable;
  region: RegionTable;
  regionRole: RegionRoleTable;
  sandboxCard: SandboxCardTable;
  sandboxCustomer: SandboxCustomerTable;
  sandboxEvent: SandboxEventTable;
  sandboxIntent: SandboxIntentTable;
  sandboxRefund: SandboxRefundTable;
  savedCard: SavedCardTable;
  sentUpload: SentUploadTable;
  session: SessionTable;
  siteSettings: SiteSettingsTable;
  sponsorLink: SponsorLinkTable;
  sponsorPayment: SponsorPaymentTable;
  studentGroup: StudentGroupTable;
  submission: SubmissionTable;
  submissionFile: SubmissionFileTable;
  submissionVersion: SubmissionVersionTable;
  suspendedSender: SuspendedSenderTable;
  teacher: TeacherTable;
  teacherRegion: TeacherRegionTable;
  transcriptBatch: TranscriptBatchTable;
  transcriptBatchStudent: TranscriptBatchStudentTable;
  transcriptCount: TranscriptCountTable;
  transcriptHold: TranscriptHoldTable;
  transcriptIssue: TranscriptIssueTable;
  transcriptNameConsent: TranscriptNameConsentTable;
  transcriptRevocation: TranscriptRevocationTable;
  translation: TranslationTable;
  videoUpload: VideoUploadTable;
  visitorMessage: VisitorMessageTable;
  weeklyMeeting: WeeklyMeetingTable;
  workGradeChange: WorkGradeChangeTable;
  workIdentity: WorkIdentityTable;
}
