// Made from the migrations by npm run gen.
import type { ColumnType } from 'kysely';

export interface AddressTable {
  city: ColumnType<string, string | undefined, string>;
  country: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  id: ColumnType<string, string | undefined, string>;
  line1: ColumnType<string, string | undefined, string>;
  line2: ColumnType<string, string | undefined, string>;
  name: ColumnType<string, string | undefined, string>;
  personId: string | null;
  postcode: ColumnType<string, string | undefined, string>;
  regionId: string | null;
  state: ColumnType<string, string | undefined, string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  version: ColumnType<number, number | undefined, number>;
}

export interface AnswerMarkTable {
  attemptId: string;
  comment: ColumnType<string, string | undefined, string>;
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
  kind: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
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
  version: ColumnType<number, number | undefined, number>;
}

export interface AssignmentTextTable {
  assignmentId: string;
  content: ColumnType<string, string | undefined, string>;
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
  kind: string;
  number: ColumnType<string, never, never>;
  penalty: number | null;
  personId: string;
  reason: string;
  regionId: string;
  takesBack: string | null;
  toldToStudent: ColumnType<boolean, boolean | undefined, boolean>;
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
  passMarkBefore: number | null;
  passedAfter: boolean | null;
  passedBefore: boolean | null;
  personId: string;
  reason: string;
  regionId: string;
  regradeId: string;
  regradedAt: ColumnType<Date, Date | string, Date | string>;
  regradedBy: string | null;
  scaledFromBefore: number | null;
  scoreAfter: number;
  scoreBefore: number;
  undoneAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
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

export interface CalendarConnectionTable {
  connectedAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
  provider: string;
  sealedToken: Buffer;
}

export interface CalendarConsentTable {
  begunAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
  sessionId: string;
  state: string;
}

export interface CategoryTable {
  colour: ColumnType<string, string | undefined, string>;
  id: ColumnType<string, string | undefined, string>;
  name: string;
  position: ColumnType<number, number | undefined, number>;
  uses: string[];
  version: ColumnType<number, number | undefined, number>;
}

export interface CourseTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  categoryId: string | null;
  code: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  credits: ColumnType<string, string | number | undefined, string | number>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  id: ColumnType<string, string | undefined, string>;
  kind: ColumnType<string, string | undefined, string>;
  locale: ColumnType<string, string | undefined, string>;
  teacherId: string | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CourseFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: ColumnType<string, string | undefined, string>;
  locale: string | null;
  name: string;
  position: number;
  type: string;
}

export interface CourseGroupTable {
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  firstDay: string;
  groupId: string;
  id: ColumnType<string, string | undefined, string>;
  lastDay: string | null;
  position: number;
  regionId: string;
  term: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CourseResultTable {
  code: string;
  courseId: string;
  credits: ColumnType<string, string | number, string | number>;
  finalisationId: string;
  firstDay: string;
  groupId: string;
  kind: string;
  lastDay: string | null;
  parts: ColumnType<unknown, string | null, string | null>;
  personId: string;
  regionId: string;
  score: number | null;
  state: string;
  steps: ColumnType<unknown, string | null, string | null>;
  teacherName: string | null;
  term: string;
}

export interface CourseTextTable {
  courseId: string;
  description: ColumnType<string, string | undefined, string>;
  locale: string;
  name: string;
  outlineBytes: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
  outlineKey: string | null;
  outlineName: string | null;
  searchText: ColumnType<string, never, never>;
}

export interface CourseWeightsTable {
  courseId: string;
  version: ColumnType<number, number | undefined, number>;
  weights: ColumnType<unknown, string | null, string | null>;
}

export interface CurrencyTable {
  decimals: number;
  label: string;
  value: string;
  version: ColumnType<number, number | undefined, number>;
}

export interface DocumentTable {
  categoryId: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  deletedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deletedTitle: string | null;
  id: ColumnType<string, string | undefined, string>;
  isPublic: ColumnType<boolean, boolean | undefined, boolean>;
  permissions: ColumnType<string[], string[] | undefined, string[]>;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  sortTitle: ColumnType<string, never, never>;
  title: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  version: ColumnType<number, number | undefined, number>;
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

export interface ExamTable {
  allowedAttempts: number | null;
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: string;
  limitMinutes: number | null;
  openBook: ColumnType<boolean, boolean | undefined, boolean>;
  passMark: ColumnType<number, number | undefined, number>;
  review: ColumnType<string, string | undefined, string>;
  shuffles: ColumnType<boolean, boolean | undefined, boolean>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface ExamAttemptTable {
  asked: ColumnType<unknown, string | null, string | null>;
  deadline: ColumnType<Date, Date | string, Date | string>;
  deviceId: string;
  earlierDevices: ColumnType<string[], string[] | undefined, string[]>;
  endedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ending: string | null;
  examId: string;
  expiresAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  groupId: string;
  id: string;
  keys: ColumnType<unknown, string | null | undefined, string | null>;
  keysShownAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lastSeenAt: ColumnType<Date, Date | string, Date | string>;
  locale: string;
  number: number;
  pageId: string | null;
  passMark: ColumnType<number, number | undefined, number>;
  passed: boolean | null;
  penalty: ColumnType<number, number | undefined, number>;
  personId: string;
  regionId: string;
  returnSeconds: ColumnType<number, number | undefined, number>;
  scaledFrom: number | null;
  score: number | null;
  startedAt: ColumnType<Date, Date | string, Date | string>;
  voidedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  waitsSince: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface ExamGrantTable {
  deadline: ColumnType<Date | null, Date | string | null, Date | string | null>;
  examId: string;
  extraAttempts: ColumnType<number, number | undefined, number>;
  extraMinutes: ColumnType<number, number | undefined, number>;
  grantedAt: ColumnType<Date, Date | string, Date | string>;
  grantedBy: string | null;
  groupId: string;
  personId: string;
  reason: string;
  regionId: string;
  version: ColumnType<number, number | undefined, number>;
}

export interface ExamGroupTable {
  closesAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deadline: ColumnType<Date, Date | string, Date | string>;
  examId: string;
  groupId: string;
  opensAt: ColumnType<Date, Date | string, Date | string>;
  regionId: string;
  returnSeconds: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
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
  instructions: ColumnType<string, string | undefined, string>;
  locale: string;
  title: string;
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

export interface FilmTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  failure: string | null;
  id: string;
  kind: string;
  lessonId: string;
  locale: string;
  progress: ColumnType<number, number | undefined, number>;
  renditions: ColumnType<unknown, string | null, string | null>;
  replacedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  seconds: number | null;
  sourceBytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  sourceKey: string;
  sourceType: string;
  state: ColumnType<string, string | undefined, string>;
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
  id: ColumnType<string, string | undefined, string>;
  month: number;
  rate: ColumnType<string, string | number, string | number>;
  year: number;
}

export interface GradeAlarmTable {
  changedBy: string;
  courses: string[];
  firstAt: ColumnType<Date, Date | string, Date | string>;
  grades: number;
  id: ColumnType<string, string | undefined, string>;
  impersonatorId: string | null;
  raisedAt: ColumnType<Date, Date | string, Date | string>;
  regionId: string;
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
  previousScore: number | null;
  reason: string;
  regionId: string;
  score: number | null;
  takesBack: string | null;
}

export interface GroupMemberTable {
  firstDay: string;
  groupId: string;
  lastDay: string | null;
  personId: string;
  regionId: string;
}

export interface GroupTeacherTable {
  groupId: string;
  regionId: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  teacherId: string;
}

export interface HelpRequestTable {
  answer: ColumnType<string, string | undefined, string>;
  askedAt: ColumnType<Date, Date | string, Date | string>;
  closedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  closedBy: string | null;
  id: string;
  message: string;
  page: ColumnType<string, string | undefined, string>;
  personId: string;
}

export interface IndividualPermissionTable {
  grantedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  grantedBy: string | null;
  permission: string;
  personId: string;
}

export interface LessonTable {
  courseId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  id: ColumnType<string, string | undefined, string>;
  position: number;
  seconds: number | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface LessonFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  fileKey: string;
  id: ColumnType<string, string | undefined, string>;
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
  version: ColumnType<number, number | undefined, number>;
}

export interface LessonProgressTable {
  completedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lessonId: string;
  personId: string;
  position: ColumnType<number, number | undefined, number>;
  watched: ColumnType<string, string | undefined, string>;
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
  description: ColumnType<string, string | undefined, string>;
  lessonId: string;
  locale: string;
  title: string;
}

export interface LinkTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  description: ColumnType<string, string | undefined, string>;
  groupId: string | null;
  id: string;
  regionId: string | null;
  title: string;
  url: string;
  version: ColumnType<number, number | undefined, number>;
}

export interface LocaleTable {
  id: ColumnType<string, string | undefined, string>;
  label: string;
  name: string;
  offered: ColumnType<boolean, boolean | undefined, boolean>;
  position: ColumnType<number, number | undefined, number>;
  value: string;
  version: ColumnType<number, number | undefined, number>;
}

export interface LogEntryTable {
  action: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  id: ColumnType<string, string | undefined, string>;
  impersonatorId: string | null;
  payload: ColumnType<string, string | undefined, string>;
  personId: string | null;
  reference: string | null;
  requestId: string | null;
  type: string;
}

export interface MailedLinkTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  groupId: string | null;
  id: ColumnType<string, string | undefined, string>;
  kind: string;
  newEmail: string | null;
  personId: string;
  tokenHash: Buffer;
  usedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface MarkChangeTable {
  attemptId: string;
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  comment: ColumnType<string, string | undefined, string>;
  earnedAfter: ColumnType<string | null, string | number | null, string | number | null>;
  earnedBefore: ColumnType<string | null, string | number | null, string | number | null>;
  id: ColumnType<string, string | undefined, string>;
  impersonatorId: string | null;
  number: ColumnType<string, never, never>;
  personId: string;
  points: ColumnType<string | null, string | number | null, string | number | null>;
  previousComment: ColumnType<string, string | undefined, string>;
  previousPoints: ColumnType<string | null, string | number | null, string | number | null>;
  questionId: string;
  reason: string | null;
  regionId: string;
  scoreAfter: number | null;
  scoreBefore: number | null;
  takesBack: string | null;
}

export interface MergeRuleTable {
  columnName: string;
  rule: string;
  tableName: string;
}

export interface NotificationTable {
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  definitionId: string;
  facts: ColumnType<unknown, string | null, string | null>;
  id: ColumnType<string, string | undefined, string>;
  mail: ColumnType<string, string | undefined, string>;
  path: string;
  personId: string;
  readAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  regionId: string;
}

export interface NotificationDefinitionTable {
  forStaff: ColumnType<boolean, boolean | undefined, boolean>;
  id: ColumnType<string, string | undefined, string>;
  name: string;
}

export interface NotificationPreferenceTable {
  definitionId: string;
  personId: string;
  regionId: string;
  subscribed: boolean;
}

export interface NotificationReadingTable {
  lastReadAt: ColumnType<Date, Date | string, Date | string>;
  personId: string;
}

export interface OtherEmailTable {
  email: string;
  kind: string;
  personId: string;
}

export interface OutboxMailTable {
  claimedUntil: ColumnType<Date | null, Date | string | null, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  htmlBody: string;
  id: ColumnType<string, string | undefined, string>;
  language: string;
  personId: string | null;
  problem: string | null;
  replyTo: string | null;
  sentAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  status: ColumnType<string, string | undefined, string>;
  subject: string;
  template: string;
  textBody: string;
  toAddress: string;
  toName: ColumnType<string, string | undefined, string>;
  tries: ColumnType<number, number | undefined, number>;
}

export interface PeopleImportTable {
  content: ColumnType<string, string | undefined, string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  fileName: string;
  id: string;
  pieces: ColumnType<number, number | undefined, number>;
  problem: string | null;
  regionId: string;
  sendsMail: ColumnType<boolean, boolean | undefined, boolean>;
  state: ColumnType<string, string | undefined, string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PeopleImportRowTable {
  email: string;
  enteredId: string | null;
  firstName: string;
  groupId: string | null;
  groupName: string;
  importId: string;
  knownAs: string | null;
  lastName: string;
  line: number;
  locale: string;
  outcome: string;
  problem: string | null;
  regionId: string;
}

export interface PersonTable {
  askedEmail: string | null;
  askedEmailAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  country: string | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  createdBy: string | null;
  currency: string | null;
  email: string;
  emailVerifiedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  enteredByStaff: ColumnType<boolean, boolean | undefined, boolean>;
  firstName: string;
  graduatedOn: string | null;
  graduationPlace: ColumnType<string, string | undefined, string>;
  homePage: ColumnType<string, string | undefined, string>;
  id: ColumnType<string, string | undefined, string>;
  keysChangedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  lastName: string;
  locale: ColumnType<string, string | undefined, string>;
  location: ColumnType<string, string | undefined, string>;
  mergedInto: string | null;
  passwordChangedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  passwordHash: string | null;
  pictureId: string | null;
  profileVersion: ColumnType<number, number | undefined, number>;
  regionIds: ColumnType<string[], string[] | undefined, string[]>;
  registeredFreely: ColumnType<boolean, boolean | undefined, boolean>;
  roles: ColumnType<string[], string[] | undefined, string[]>;
  searchText: ColumnType<string, never, never>;
  selectedGroupId: string | null;
  showAlumniWelcome: boolean | null;
  showVideo: ColumnType<boolean, boolean | undefined, boolean>;
  socialName: ColumnType<string, string | undefined, string>;
  sortName: ColumnType<string, never, never>;
  status: ColumnType<string, string | undefined, string>;
  subscribeAlumniEmail: ColumnType<boolean, boolean | undefined, boolean>;
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

export interface PhoneTable {
  kind: string;
  number: string;
  personId: string;
}

export interface QuestionTable {
  category: ColumnType<string, string | undefined, string>;
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
  imageAlt: ColumnType<string, string | undefined, string>;
  locale: string;
  matches: ColumnType<unknown, string | null | undefined, string | null>;
  options: ColumnType<unknown, string | null | undefined, string | null>;
  versionId: string;
  words: string;
}

export interface QuestionVersionTable {
  id: ColumnType<string, string | undefined, string>;
  imageId: string | null;
  kind: string;
  number: number;
  points: number;
  questionId: string;
  writtenAt: ColumnType<Date, Date | string, Date | string>;
  writtenBy: string | null;
}

export interface RateCountTable {
  key: string;
  lastTry: ColumnType<Date, Date | string | undefined, Date | string>;
  tries: number;
  windowStart: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface RegionTable {
  addressCity: ColumnType<string, string | undefined, string>;
  addressCountry: ColumnType<string, string | undefined, string>;
  addressLine1: ColumnType<string, string | undefined, string>;
  addressLine2: ColumnType<string, string | undefined, string>;
  addressPostcode: ColumnType<string, string | undefined, string>;
  addressState: ColumnType<string, string | undefined, string>;
  cardPaymentsEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  closed: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  currency: string;
  description: ColumnType<string, string | undefined, string>;
  id: ColumnType<string, string | undefined, string>;
  name: string;
  phone: ColumnType<string, string | undefined, string>;
  slug: string;
  timeZone: string;
  type: string;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  userCount: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  zone: string;
}

export interface RegionRoleTable {
  personId: string;
  regionId: string;
  roleNames: string[];
}

export interface SentUploadTable {
  announcedAt: ColumnType<Date, Date | string, Date | string>;
  arrivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  fileKey: string;
  openings: ColumnType<number, number | undefined, number>;
  personId: string;
}

export interface SessionTable {
  authMethod: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  id: ColumnType<string, string | undefined, string>;
  impersonatorId: string | null;
  ipPrefix: ColumnType<string, string | undefined, string>;
  lastSeenAt: ColumnType<Date, Date | string | undefined, Date | string>;
  personId: string;
  resumesSessionId: string | null;
  secretHash: Buffer;
  userAgent: ColumnType<string, string | undefined, string>;
}

export interface SiteSettingsTable {
  alumniAdminId: string | null;
  alumniRegionId: string | null;
  appName: ColumnType<string, string | undefined, string>;
  appVersionRegion: ColumnType<string, string | undefined, string>;
  assetBaseUrl: ColumnType<string, string | undefined, string>;
  defaultAllowedAttempts: ColumnType<number, number | undefined, number>;
  defaultLocale: ColumnType<string, string | undefined, string>;
  formerLearningUrl: ColumnType<string, string | undefined, string>;
  globalRegionId: string | null;
  onlyRow: ColumnType<boolean, boolean | undefined, boolean>;
  orgName: ColumnType<string, string | undefined, string>;
  senderEmail: ColumnType<string, string | undefined, string>;
  shortName: ColumnType<string, string | undefined, string>;
  tellsSupportViews: ColumnType<boolean, boolean | undefined, boolean>;
  termsVersion: ColumnType<number, number | undefined, number>;
  testRegion: ColumnType<string, string | undefined, string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: string | null;
  usesGpa: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
}

export interface StudentGroupTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  attendanceSchema: ColumnType<string, string | undefined, string>;
  companionApp: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: ColumnType<string, string | undefined, string>;
  intake: ColumnType<string, string | undefined, string>;
  locale: ColumnType<string, string | undefined, string>;
  name: string;
  openForSignUp: ColumnType<boolean, boolean | undefined, boolean>;
  promotedFrom: string | null;
  regionId: string;
  searchText: ColumnType<string, never, never>;
  session: ColumnType<string, string | undefined, string>;
  sortName: ColumnType<string, never, never>;
  studyYear: number | null;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface SubmissionTable {
  assignmentId: string;
  comment: ColumnType<string, string | undefined, string>;
  complete: boolean | null;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  extendedTo: ColumnType<Date | null, Date | string | null, Date | string | null>;
  extensionReason: string | null;
  gradedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  gradedBy: string | null;
  groupId: string;
  id: ColumnType<string, string | undefined, string>;
  personId: string;
  regionId: string;
  returnNote: string | null;
  returnedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  score: number | null;
  submittedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface SubmissionFileTable {
  bytes: ColumnType<string, string | number | bigint, string | number | bigint>;
  fileKey: string;
  id: ColumnType<string, string | undefined, string>;
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

export interface TeacherTable {
  archivedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  biography: ColumnType<string, string | undefined, string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  id: ColumnType<string, string | undefined, string>;
  name: string;
  personId: string | null;
  photoId: string | null;
  regionId: string;
  searchName: ColumnType<string, never, never>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
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
  paper: string;
  regionId: string;
}

export interface TranscriptBatchStudentTable {
  batchId: string;
  issueId: string;
  outcome: ColumnType<string, string | undefined, string>;
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
  paper: string;
  personId: string;
  regionId: string;
  sha256: string;
  verifyCode: string;
  year: number;
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
  id: ColumnType<string, string | undefined, string>;
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

export interface WorkGradeChangeTable {
  changedAt: ColumnType<Date, Date | string, Date | string>;
  changedBy: string | null;
  comment: ColumnType<string, string | undefined, string>;
  complete: boolean | null;
  id: ColumnType<string, string | undefined, string>;
  impersonatorId: string | null;
  number: ColumnType<string, never, never>;
  personId: string;
  previousComment: ColumnType<string, string | undefined, string>;
  previousComplete: boolean | null;
  previousGradedAt: ColumnType<Date | null, Date | string | null, Date | string | null>;
  previousGradedBy: string | null;
  previousScore: number | null;
  reason: string | null;
  regionId: string;
  score: number | null;
  submissionId: string;
  takesBack: string | null;
}

export interface WorkIdentityTable {
  issuer: string;
  linkedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  personId: string;
  subject: string;
  tenantId: ColumnType<string, string | undefined, string>;
}

export interface DB {
  address: AddressTable;
  answerMark: AnswerMarkTable;
  apiToken: ApiTokenTable;
  assignment: AssignmentTable;
  assignmentFile: AssignmentFileTable;
  assignmentGroup: AssignmentGroupTable;
  assignmentText: AssignmentTextTable;
  attemptDecision: AttemptDecisionTable;
  attemptEvent: AttemptEventTable;
  attemptRegrade: AttemptRegradeTable;
  audit: AuditTable;
  auditChain: AuditChainTable;
  auditUnlinked: AuditUnlinkedTable;
  bankComment: BankCommentTable;
  calendarConnection: CalendarConnectionTable;
  calendarConsent: CalendarConsentTable;
  category: CategoryTable;
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
  exam: ExamTable;
  examAttempt: ExamAttemptTable;
  examGrant: ExamGrantTable;
  examGroup: ExamGroupTable;
  examPick: ExamPickTable;
  examReminder: ExamReminderTable;
  examText: ExamTextTable;
  feedbackFile: FeedbackFileTable;
  film: FilmTable;
  finalisation: FinalisationTable;
  forexRate: ForexRateTable;
  gradeAlarm: GradeAlarmTable;
  gradeChange: GradeChangeTable;
  groupMember: GroupMemberTable;
  groupTeacher: GroupTeacherTable;
  helpRequest: HelpRequestTable;
  individualPermission: IndividualPermissionTable;
  lesson: LessonTable;
  lessonFile: LessonFileTable;
  lessonNote: LessonNoteTable;
  lessonProgress: LessonProgressTable;
  lessonSubtitles: LessonSubtitlesTable;
  lessonText: LessonTextTable;
  link: LinkTable;
  locale: LocaleTable;
  logEntry: LogEntryTable;
  mailedLink: MailedLinkTable;
  markChange: MarkChangeTable;
  mergeRule: MergeRuleTable;
  notification: NotificationTable;
  notificationDefinition: NotificationDefinitionTable;
  notificationPreference: NotificationPreferenceTable;
  notificationReading: NotificationReadingTable;
  otherEmail: OtherEmailTable;
  outboxMail: OutboxMailTable;
  peopleImport: PeopleImportTable;
  peopleImportRow: PeopleImportRowTable;
  person: PersonTable;
  personNote: PersonNoteTable;
  personRegion: PersonRegionTable;
  phone: PhoneTable;
  question: QuestionTable;
  questionImage: QuestionImageTable;
  questionKey: QuestionKeyTable;
  questionText: QuestionTextTable;
  questionVersion: QuestionVersionTable;
  rateCount: RateCountTable;
  region: RegionTable;
  regionRole: RegionRoleTable;
  sentUpload: SentUploadTable;
  session: SessionTable;
  siteSettings: SiteSettingsTable;
  studentGroup: StudentGroupTable;
  submission: SubmissionTable;
  submissionFile: SubmissionFileTable;
  submissionVersion: SubmissionVersionTable;
  teacher: TeacherTable;
  teacherRegion: TeacherRegionTable;
  transcriptBatch: TranscriptBatchTable;
  transcriptBatchStudent: TranscriptBatchStudentTable;
  transcriptCount: TranscriptCountTable;
  transcriptHold: TranscriptHoldTable;
  transcriptIssue: TranscriptIssueTable;
  transcriptRevocation: TranscriptRevocationTable;
  translation: TranslationTable;
  videoUpload: VideoUploadTable;
  workGradeChange: WorkGradeChangeTable;
  workIdentity: WorkIdentityTable;
}
