import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

export type AccommodationInput = {
  readonly extraAttempts: number;
  readonly extraPercent: number;
  readonly lastDay?: Day | null | undefined;
  readonly reason: string;
};

export type AddressInput = {
  /** Without it a new address is made. */
  readonly _id?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country: string;
  /** The person or region it belongs to; the caller when absent. */
  readonly itemId?: string | null | undefined;
  readonly line1?: string | null | undefined;
  readonly line2?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly state?: string | null | undefined;
  /** Accepted and not used: the session says who it was. */
  readonly updatedBy?: string | null | undefined;
  /** The version the change is based on; without it the last change wins. */
  readonly version?: number | null | undefined;
};

export type AlumniInvitationStanding =
  | 'CLOSED'
  | 'INVITED'
  | 'JOINED'
  | 'READY'
  | 'REFUSED'
  | 'UNSUBSCRIBED';

export type AlumniMemberFilter = {
  readonly hasJoined?: boolean | null | undefined;
  readonly isContactable?: boolean | null | undefined;
  /** Beginnings of the words of their place of graduation. */
  readonly place?: string | null | undefined;
  /** Beginnings of names and addresses. */
  readonly search?: string | null | undefined;
  readonly standing?: AlumniInvitationStanding | null | undefined;
  /** Of graduation. */
  readonly year?: number | null | undefined;
};

export type AlumniProfileInput = {
  readonly about?: string | null | undefined;
  /** Of the second year, as the alumnus says it. */
  readonly graduatedOn: Day;
  readonly graduationPlace: string;
  readonly homePage?: string | null | undefined;
  readonly location: string;
  readonly showsAbout?: boolean | null | undefined;
  readonly showsEmail?: boolean | null | undefined;
  readonly showsHomePage?: boolean | null | undefined;
  readonly showsLocation?: boolean | null | undefined;
  readonly showsPhone?: boolean | null | undefined;
  readonly showsPicture?: boolean | null | undefined;
  /** Of graduation. */
  readonly showsPlace?: boolean | null | undefined;
  /** Of graduation. */
  readonly showsYear?: boolean | null | undefined;
  /** Whether other alumni and the alumni office may write to them. */
  readonly subscribeAlumniEmail?: boolean | null | undefined;
};

export type AnsweredPairInput = {
  readonly match: string;
  readonly option: string;
};

export type AssignmentKind =
  | 'COMPLETION'
  | 'GRADED';

export type AssignmentTextsInput = {
  readonly content?: string | null | undefined;
  readonly locale: string;
  readonly title: string;
};

export type AttemptDecisionKind =
  | 'PENALISE'
  | 'REINSTATE'
  | 'RESTORE'
  | 'VOID'
  | 'WITHDRAW';

export type AttendanceDecisionKind =
  | 'EXPLANATION_EXCUSED'
  | 'EXPLANATION_NOTED'
  | 'LEAVE_APPROVED'
  | 'LEAVE_NOTED';

export type AttendanceGridSpan =
  | 'TERM'
  | 'WEEK';

export type AttendanceImportOutcome =
  | 'BAD'
  | 'CHANGED'
  | 'KEPT'
  | 'NEW'
  | 'SAME'
  | 'STORED'
  | 'UNDONE';

export type AttendanceImportState =
  | 'CHECKED'
  | 'CHECKING'
  | 'IMPORTED'
  | 'IMPORTING'
  | 'REFUSED'
  | 'UNDOING'
  | 'UNDONE'
  | 'UPLOADING';

export type AttendanceLimit =
  | 'ABSENCES'
  | 'PERCENT';

export type AttendanceLineKind =
  | 'MARKS'
  | 'PROBLEMS'
  | 'SAME';

export type AttendanceMarkInput = {
  /** The key of one’s own earlier mark that it replaces, if no answer had come to that one. */
  readonly afterKey?: string | null | undefined;
  /** That of the mark it replaces; 0 where there was none. */
  readonly baseVersion: number;
  /** A new id for each mark: the same one sent twice counts once. */
  readonly key: string;
  readonly kind: AttendanceStatus;
  readonly minutesLate?: number | null | undefined;
  readonly personId: string;
  /** The key of one’s own mark that it takes back. Where that one had taken the roll, and nobody has marked since, the roll is as before. */
  readonly takesBack?: string | null | undefined;
};

export type AttendancePolicyInput = {
  readonly absenceDeduction?: number | null | undefined;
  readonly graceAbsentsPerTerm?: number | null | undefined;
  readonly graceLatesPerTerm?: number | null | undefined;
  readonly lateDeduction?: number | null | undefined;
  readonly minutesLateThreshold?: number | null | undefined;
};

export type AttendanceSchemaInput = {
  /** Below this percentage a student is falling behind; nobody is while it is empty. */
  readonly lowPercent?: number | null | undefined;
  readonly name: string;
};

export type AttendanceStatus =
  | 'ABSENT'
  | 'EXCUSED'
  | 'LATE'
  | 'PRESENT';

export type AttendanceStepKind =
  | 'EXPLANATION_EXCUSED'
  | 'EXPLANATION_NOTED'
  | 'LEAVE_APPROVED'
  | 'LEAVE_NOTED'
  | 'MARKED'
  | 'TOO_LATE';

export type AttendanceTermInput = {
  /** A new id for a new term. */
  readonly _id: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly name: string;
};

export type AuditFilter = {
  readonly action?: string | null | undefined;
  /** The first instant that does not count any more. */
  readonly before?: Instant | null | undefined;
  readonly entity?: string | null | undefined;
  /** The first instant that counts. */
  readonly from?: Instant | null | undefined;
  /** Part of the name or address of the user who did it, or stood behind it. */
  readonly person?: string | null | undefined;
};

export type BalanceStepName =
  | 'BALANCE'
  | 'DELETED'
  | 'PAID'
  | 'REDUCED'
  | 'REFUNDED'
  | 'TOTAL'
  | 'WRITTEN_OFF';

export type BankColumn =
  | 'ACCOUNT'
  | 'AMOUNT'
  | 'CREDIT'
  | 'CURRENCY'
  | 'DAY'
  | 'DEBIT'
  | 'DIRECTION'
  | 'REFERENCE'
  | 'REMITTER'
  | 'STATE'
  | 'TEXT';

export type BankColumnInput = {
  /** What it holds. */
  readonly column: BankColumn;
  /** Where it stands, counted from 0. */
  readonly index: number;
};

export type BankDayOrder =
  | 'DAY_FIRST'
  | 'MONTH_FIRST';

export type BankDecisionKind =
  | 'MATCHED'
  | 'SET_ASIDE';

/** REPEATED: those that had come in an earlier file. */
export type BankLineSide =
  | 'MATCHED'
  | 'PENDING'
  | 'REPEATED'
  | 'SET_ASIDE';

export type BankLineStatus =
  | 'MATCHED'
  | 'PENDING'
  | 'SET_ASIDE';

/** NUMBER_PART: the year and the count at the end of the invoice’s number. */
export type BankMatchReason =
  | 'AMOUNT'
  | 'NAME'
  | 'NUMBER'
  | 'NUMBER_PART'
  | 'STUDENT_NUMBER';

export type BankPartInput = {
  readonly amount: MinorUnits;
  readonly invoiceId: string;
};

/** Why something in a file is no payment. RETURNED: a payment that the bank has taken back. */
export type BankPassedOver =
  | 'NOT_BOOKED'
  | 'NO_AMOUNT'
  | 'OTHER_CURRENCY'
  | 'OUTGOING'
  | 'RETURNED';

export type CalendarEntryKind =
  | 'ASSIGNMENT_DUE'
  | 'CLASS'
  | 'EVENT'
  | 'EXAM_CLOSES'
  | 'EXAM_OPENS'
  | 'GROUP_CALENDAR'
  | 'HOLIDAY'
  | 'HOURS'
  | 'INSTALMENT_DUE'
  | 'INVOICE_DUE'
  | 'OWN_CALENDAR';

export type CalendarEventInput = {
  /** A line for each date of a series that is left out (2026-12-24) or moved (2026-12-24 2026-12-23 17:00). */
  readonly changes?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly firstDay: Day;
  /** None when it is for a whole campus. */
  readonly groupId?: string | null | undefined;
  readonly kind?: CalendarEventKind | null | undefined;
  readonly lastDay: Day;
  readonly place?: string | null | undefined;
  /** The campus; that of the group where it is for one. None for everybody. */
  readonly regionId?: string | null | undefined;
  /** As in RFC 5545, of days alone: FREQ=WEEKLY;BYDAY=SU. Empty for what happens once. */
  readonly rule?: string | null | undefined;
  /** Empty for all day. */
  readonly startTime?: string | null | undefined;
  readonly title: string;
};

export type CalendarEventKind =
  | 'EVENT'
  | 'HOLIDAY';

export type CategoryColour =
  | 'MOSS'
  | 'OCHRE'
  | 'PLUM'
  | 'SEA'
  | 'SLATE'
  | 'WINE';

export type CategoryInput = {
  readonly colour?: CategoryColour | null | undefined;
  readonly name: string;
  /** Where it stands among the others. */
  readonly position?: number | null | undefined;
  /** For what it can be newly chosen; what is sorted by it already stays so. */
  readonly uses: ReadonlyArray<CategoryUse>;
};

export type CategoryUse =
  | 'COURSES'
  | 'DOCUMENTS'
  | 'LINKS'
  | 'MESSAGES';

export type ChapterInput = {
  readonly startsAt: number;
  readonly title: string;
};

export type CheckInState =
  | 'RUNNING'
  | 'STOPPED';

export type ClashKind =
  | 'GROUP'
  | 'ROOM'
  | 'TEACHER';

export type ClassPhotoDecision =
  | 'APPROVED'
  | 'REFUSED';

export type ClassPhotoStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED';

export type ClassSessionInput = {
  /** One of the courses of the group. */
  readonly courseId?: string | null | undefined;
  readonly day: Day;
  /** By the clocks of the campus: 09:30. */
  readonly endTime: string;
  readonly room?: string | null | undefined;
  /** By the clocks of the campus: 09:30. */
  readonly startTime: string;
  /** A teacher of the campus. */
  readonly teacherId?: string | null | undefined;
};

export type Continent =
  | 'AFRICA'
  | 'ASIA'
  | 'EUROPE'
  | 'NORTH_AMERICA'
  | 'OCEANIA'
  | 'SOUTH_AMERICA';

export type CourseFilter = {
  /** Both kinds without it. */
  readonly archived?: boolean | null | undefined;
  readonly categoryId?: string | null | undefined;
  /** Both kinds without it. */
  readonly hidden?: boolean | null | undefined;
  readonly kind?: CourseKind | null | undefined;
  /** Beginnings of words of code and name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly teacherId?: string | null | undefined;
};

export type CourseInput = {
  readonly categoryId?: string | null | undefined;
  readonly code: string;
  readonly credits?: number | null | undefined;
  /** Alumni read and watch it in their library. */
  readonly forAlumni?: boolean | null | undefined;
  /** Students do not see it. */
  readonly hidden?: boolean | null | undefined;
  readonly kind?: CourseKind | null | undefined;
  /** The language it was first written in; what is missing in another is read in this one. */
  readonly ownLocale: string;
  readonly teacherId?: string | null | undefined;
};

export type CourseKind =
  | 'CORE'
  | 'ELECTIVE';

export type CourseOfferingInput = {
  /** A day of the group’s campus: 2026-09-07. */
  readonly firstDay: Day;
  /** A day of the group’s campus. */
  readonly lastDay?: Day | null | undefined;
  readonly term?: string | null | undefined;
};

export type CourseSort =
  | 'CODE'
  | 'NAME';

export type CourseState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type CourseStepKind =
  | 'DEDUCTION'
  | 'ENTERED'
  | 'MEAN'
  | 'PART';

export type CourseTextsInput = {
  readonly description?: string | null | undefined;
  readonly name: string;
};

/** Reduction: it should not have been charged. Write-off: nobody is going to pay it. */
export type CreditKind =
  | 'REDUCTION'
  | 'WRITE_OFF';

export type CurrencyInput = {
  readonly decimals: number;
  readonly label: string;
  readonly value: string;
  /** The version a change is based on; none for a new currency. */
  readonly version?: number | null | undefined;
};

export type DeskMethod =
  | 'CASH'
  | 'TRANSFER';

export type DocumentFilter = {
  readonly categoryId?: string | null | undefined;
  /** A language it is written in. */
  readonly locale?: string | null | undefined;
  /** A language it is not written in. */
  readonly missingIn?: string | null | undefined;
  /** Both kinds without it. */
  readonly published?: boolean | null | undefined;
  /** Beginnings of words of title and texts; accents do not count. */
  readonly search?: string | null | undefined;
};

export type DocumentInput = {
  readonly categoryId?: string | null | undefined;
  /** The roles it is for; everybody who is signed in when there is none. */
  readonly permissions?: ReadonlyArray<DocumentReader> | null | undefined;
  readonly title: string;
};

export type DocumentReader =
  | 'admin'
  | 'attendanceAdmin'
  | 'dean'
  | 'manager'
  | 'reportsAdmin';

export type DocumentSort =
  | 'TITLE'
  | 'UPDATED';

export type DuesExceptionInput = {
  readonly kind: DuesExceptionKind;
  readonly reason: string;
  /** The last day; null for no end. */
  readonly validTo?: Day | null | undefined;
};

export type DuesExceptionKind =
  | 'NO_HOLD'
  | 'NO_REMINDERS';

export type DuesPolicyInput = {
  readonly holdAbove?: MinorUnits | null | undefined;
  readonly remindAfter: ReadonlyArray<number>;
  readonly words: ReadonlyArray<ReminderWordsInput>;
};

export type EnteredGradeInput = {
  /** A new id, made by the browser. */
  readonly changeId: string;
  readonly complete?: boolean | null | undefined;
  /** From 0 to 100; neither this nor complete, and its own grade counts again. */
  readonly grade?: number | null | undefined;
  /** The newest change of this grade that the caller knows. */
  readonly lastChangeId?: string | null | undefined;
  /** None for the grade of the course itself. */
  readonly partId?: string | null | undefined;
  readonly studentId: string;
};

export type EvaluationAnswerInput = {
  readonly criterionId: string;
  /** From 1 to 5, for a scale. */
  readonly score?: number | null | undefined;
  readonly text?: string | null | undefined;
};

export type EvaluationCriterionInput = {
  /** A new id, made by the page, for a new one. */
  readonly criterionId: string;
  readonly fours?: ReadonlyArray<EvaluationTextInput> | null | undefined;
  /** What 5 means, of a scale. */
  readonly highs?: ReadonlyArray<EvaluationTextInput> | null | undefined;
  readonly isOptional: boolean;
  readonly kind: EvaluationCriterionKind;
  /** English is needed. */
  readonly labels: ReadonlyArray<EvaluationTextInput>;
  /** What 1 means, of a scale. */
  readonly lows?: ReadonlyArray<EvaluationTextInput> | null | undefined;
  readonly threes?: ReadonlyArray<EvaluationTextInput> | null | undefined;
  /** What the steps between mean; may be left out. */
  readonly twos?: ReadonlyArray<EvaluationTextInput> | null | undefined;
};

export type EvaluationCriterionKind =
  | 'SCALE'
  | 'TEXT';

export type EvaluationFilter = {
  readonly formId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: EvaluationStatus | null | undefined;
};

export type EvaluationInput = {
  /** All that were given so far. */
  readonly answers: ReadonlyArray<EvaluationAnswerInput>;
  readonly comment: string;
  /** Of the campus. */
  readonly day: Day;
  readonly formId: string;
  readonly groupId: string;
  /** Of the student. */
  readonly personId: string;
};

export type EvaluationStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type EvaluationTextInput = {
  readonly locale: string;
  readonly text: string;
};

export type ExamAnswerInput = {
  readonly isTrue?: boolean | null | undefined;
  /** Options and matches have names of their own within a question. */
  readonly option?: string | null | undefined;
  readonly options?: ReadonlyArray<string> | null | undefined;
  readonly pairs?: ReadonlyArray<AnsweredPairInput> | null | undefined;
  readonly words?: string | null | undefined;
};

export type ExamEnding =
  | 'CLOSED_BROWSER'
  | 'CONNECTION_LOST'
  | 'LEFT_PAGE'
  | 'SUBMITTED'
  | 'TIMED_OUT';

export type ExamEventInput = {
  readonly answer?: ExamAnswerInput | null | undefined;
  readonly clientTime: Instant;
  readonly isFlagged?: boolean | null | undefined;
  readonly kind: ExamEventKind;
  readonly questionId?: string | null | undefined;
  /** 1, 2, 3 … on each device. */
  readonly seq: number;
};

export type ExamEventKind =
  | 'ANSWER'
  | 'CAME_BACK'
  | 'CONNECTION_BACK'
  | 'CONNECTION_LOST'
  | 'FLAG'
  | 'LEFT_PAGE'
  | 'SEEN'
  | 'SUBMIT';

export type ExamInput = {
  readonly allowedAttempts?: number | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly limitMinutes?: number | null | undefined;
  readonly locale: string;
  readonly openBook: boolean;
  readonly passMark: number;
  /** Of these categories so many questions are asked, of all others every one. As before without it. */
  readonly picks?: ReadonlyArray<ExamPickInput> | null | undefined;
  readonly review: ExamReview;
  readonly shuffles: boolean;
  readonly title: string;
};

export type ExamPickInput = {
  readonly category: string;
  readonly pick: number;
};

export type ExamResultFilter = {
  readonly courseId?: string | null | undefined;
  readonly examId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  readonly personId?: string | null | undefined;
  /** Beginnings of words of the student’s name and the exam’s title. */
  readonly search?: string | null | undefined;
  readonly state?: ExamResultState | null | undefined;
};

export type ExamResultSort =
  | 'GRADE'
  | 'STARTED'
  | 'STUDENT';

export type ExamResultState =
  | 'FAILED'
  | 'LEFT'
  | 'PASSED'
  | 'SITTING'
  | 'TO_MARK'
  | 'VOIDED'
  | 'WAITS';

export type ExamReview =
  | 'AFTER_LAST'
  | 'AT_ONCE'
  | 'BEFORE_DEADLINE'
  | 'NEVER';

/** A person who goes on with their group without meeting the requirements, and why. */
export type ExceptionInput = {
  readonly personId: string;
  readonly reason: string;
};

export type ExplanationDecision =
  | 'EXCUSED'
  | 'EXPLAINED';

export type ExplanationFilter = {
  readonly groupId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: ExplanationStatus | null | undefined;
};

export type ExplanationInput = {
  readonly text: string;
};

/** Excused: the absence is excused. Explained: noted, and still an absence. */
export type ExplanationStatus =
  | 'EXCUSED'
  | 'EXPLAINED'
  | 'PENDING';

export type FeeDifferenceInput = {
  readonly amountOff?: MinorUnits | null | undefined;
  /** In percent; or else an amount. */
  readonly percentOff?: number | null | undefined;
  readonly personId: string;
  /** Stands on the invoice. */
  readonly reason: string;
};

export type FeeReductionInput = {
  readonly amountOff?: MinorUnits | null | undefined;
  /** In percent; or else an amount. */
  readonly percentOff?: number | null | undefined;
  /** Stands on the invoice. */
  readonly reason: string;
  readonly validFrom: Day;
  /** The last day; null for no end. */
  readonly validTo?: Day | null | undefined;
};

export type FeeTemplateInput = {
  readonly lines: ReadonlyArray<InvoiceLineInput>;
  readonly title: string;
  readonly year: number;
};

export type FileTextsInput = {
  readonly id: string;
  readonly text: string;
};

export type FilmKind =
  | 'AUDIO'
  | 'VIDEO';

export type FilmState =
  | 'FAILED'
  | 'PREPARING'
  | 'READY'
  | 'WAITING';

export type ForexRateInput = {
  /** The rate that the change is based on; none where there was none. Refused if it has changed. */
  readonly before?: number | null | undefined;
  readonly currency: string;
  readonly month: number;
  /** Units for one US dollar; none to remove what is there. */
  readonly rate?: number | null | undefined;
  readonly year: number;
};

export type GivableRole =
  | 'admin'
  | 'attendanceAdmin'
  | 'dean'
  | 'manager'
  | 'reportsAdmin'
  | 'superadmin';

export type GradeAmendmentDecision =
  | 'ACCEPTED'
  | 'LEFT';

export type GradeAmendmentFilter = {
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: GradeAmendmentStatus | null | undefined;
};

export type GradeAmendmentStatus =
  | 'ACCEPTED'
  | 'LEFT'
  | 'PENDING'
  | 'WITHDRAWN';

export type GradeProjectionKind =
  | 'NEEDED'
  | 'OUT_OF_REACH'
  | 'SECURED';

export type GradeStepKind =
  | 'LATE'
  | 'LEFT'
  | 'PENALTY'
  | 'RAW'
  | 'REGRADED'
  | 'RETAKE';

export type GraduationOutcome =
  | 'ABOUT_YOURSELF'
  | 'GRADUATED'
  | 'NOT_MET'
  | 'OUT_OF_REACH'
  | 'TAKEN_BACK'
  | 'UNCHANGED';

export type GroupFilter = {
  /** Both kinds without it. */
  readonly archived?: boolean | null | undefined;
  /** Groups with members now or that nobody has joined yet; false for those that are over. */
  readonly current?: boolean | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of name and intake; accents do not count. */
  readonly search?: string | null | undefined;
  readonly studyYear?: number | null | undefined;
};

export type GroupInput = {
  readonly companionApp?: boolean | null | undefined;
  readonly intake?: string | null | undefined;
  readonly locale: string;
  readonly name: string;
  readonly openForSignUp?: boolean | null | undefined;
  readonly regionId: string;
  readonly session: GroupSession;
  readonly studyYear?: number | null | undefined;
};

export type GroupInvoiceInput = {
  /** What some pay less this time. */
  readonly differences?: ReadonlyArray<FeeDifferenceInput> | null | undefined;
  readonly dueOn: Day;
  readonly groupIds: ReadonlyArray<string>;
  readonly lines: ReadonlyArray<InvoiceLineInput>;
  readonly note?: string | null | undefined;
  readonly regionId: string;
  /** Students who are not to be invoiced this time. */
  readonly takenOut?: ReadonlyArray<string> | null | undefined;
  /** Where its lines come from: nobody is invoiced twice with one. */
  readonly templateId?: string | null | undefined;
  readonly title: string;
};

export type GroupSession =
  | 'DAY'
  | 'EVENING'
  | 'ONLINE';

export type GroupSort =
  | 'INTAKE'
  | 'NAME'
  | 'YEAR';

export type GroupStep =
  | 'GRADUATION'
  | 'PROMOTION';

export type HelpState =
  | 'CLOSED'
  | 'OPEN';

export type HelpSubject =
  | 'COLLEGE'
  | 'COURSE'
  | 'EXAM';

export type HourCategoryInput = {
  /** English is always among them; what is blank is left out. */
  readonly names: ReadonlyArray<HourCategoryNameInput>;
};

export type HourCategoryNameInput = {
  readonly locale: string;
  readonly name: string;
};

export type HourDecision =
  | 'CONFIRMED'
  | 'REFUSED';

export type HourDecisionToUndoInput = {
  readonly decisionId: string;
  readonly entryId: string;
};

export type HourEntryInput = {
  readonly categoryId: string;
  /** Of the campus. */
  readonly day: Day;
  /** It stays as it was when hours are changed. */
  readonly groupId: string;
  readonly minutes: number;
  readonly note?: string | null | undefined;
  readonly place?: string | null | undefined;
};

export type HourEntryToDecideInput = {
  /** A new id, made by the page. */
  readonly decisionId: string;
  readonly entryId: string;
  /** The version the decision is based on. */
  readonly version: number;
};

export type HourFilter = {
  readonly categoryId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: HourStatus | null | undefined;
  readonly studentId?: string | null | undefined;
};

/** Changed: left as it is, since it was changed or decided meanwhile. Gone: there is none to decide. */
export type HourOutcomeKind =
  | 'CHANGED'
  | 'DONE'
  | 'GONE';

/** Open: the link works. Changed: the hours are others, or decided, since the supervisor was asked. */
export type HourRequestState =
  | 'CHANGED'
  | 'CONFIRMED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REFUSED'
  | 'REVOKED';

export type HourRequirementInput = {
  readonly categoryId: string;
  readonly requiredMinutes: number;
};

export type HourStatus =
  | 'CONFIRMED'
  | 'PENDING'
  | 'REFUSED';

export type HourTimerInput = {
  readonly categoryId: string;
  readonly groupId: string;
  readonly note?: string | null | undefined;
  readonly place?: string | null | undefined;
};

/** COVERED: it was paid in another way. FAILED: it will be tried again. */
export type InstalmentState =
  | 'COVERED'
  | 'FAILED'
  | 'PAID'
  | 'PLANNED'
  | 'SKIPPED';

export type InterfaceLocale =
  | 'de_DE'
  | 'en'
  | 'es_MX'
  | 'fr_FR'
  | 'hu_HU'
  | 'id_ID'
  | 'it_IT'
  | 'nl_NL'
  | 'pl_PL'
  | 'ru_RU'
  | 'uk_UA'
  | 'zh_CN'
  | 'zh_TW';

export type InterfaceMessageFilter = {
  readonly category?: string | null | undefined;
  /** Part of the id, of English or of a translation; accents do not count. */
  readonly search?: string | null | undefined;
  readonly state?: InterfaceMessageState | null | undefined;
};

export type InterfaceMessageState =
  | 'MISSING'
  | 'OVERRIDDEN'
  | 'STALE';

export type InvoiceInput = {
  readonly dueOn: Day;
  readonly lines: ReadonlyArray<InvoiceLineInput>;
  readonly note?: string | null | undefined;
  readonly title: string;
};

export type InvoiceLineInput = {
  readonly particulars: string;
  /** Of one; less than nothing for a reduction. */
  readonly price: MinorUnits;
  readonly quantity: number;
  /** In percent. */
  readonly taxRate: number;
};

/** KEPT: something was paid or changed before the run was undone. */
export type InvoiceRunOutcome =
  | 'FAILED'
  | 'ISSUED'
  | 'KEPT'
  | 'TO_UNDO'
  | 'UNDONE'
  | 'WAITING';

export type InvoiceStatus =
  | 'DELETED'
  | 'OVER_PAID'
  | 'PAID'
  | 'PARTIAL_REFUND'
  | 'PART_PAID'
  | 'REFUNDED'
  | 'UNPAID';

export type LeaveDecision =
  | 'ACKNOWLEDGED'
  | 'APPROVED';

export type LeaveFilter = {
  /** Those that have a day from this one on. */
  readonly from?: Day | null | undefined;
  readonly groupId?: string | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: LeaveStatus | null | undefined;
  readonly studentId?: string | null | undefined;
  /** Those that have a day up to this one. */
  readonly to?: Day | null | undefined;
};

export type LeaveInput = {
  /** Of the campus. */
  readonly firstDay: Day;
  /** Of the campus, inclusive. */
  readonly lastDay: Day;
  readonly reason: string;
  readonly studentNotes?: string | null | undefined;
  /** One of the types of leave that the group’s schema offers. */
  readonly typeId: string;
};

export type LeaveSort =
  | 'ASKED'
  | 'DAYS'
  | 'STUDENT';

/** Approved: the days are excused. Acknowledged: noted, and not excused. */
export type LeaveStatus =
  | 'ACKNOWLEDGED'
  | 'APPROVED'
  | 'PENDING'
  | 'WITHDRAWN';

export type LeaveTypeInput = {
  /** A new id for a new type. */
  readonly _id: string;
  readonly names: ReadonlyArray<LeaveTypeNameInput>;
};

export type LeaveTypeNameInput = {
  readonly locale: string;
  readonly name: string;
};

export type LeftOutReason =
  | 'ALREADY_INVOICED'
  | 'LEFT_GROUP'
  | 'NOTHING_TO_PAY'
  | 'TAKEN_OUT'
  | 'YOURSELF';

export type LessonTextsInput = {
  readonly chapters: ReadonlyArray<ChapterInput>;
  readonly description?: string | null | undefined;
  readonly title: string;
};

export type LinkInput = {
  readonly description?: string | null | undefined;
  /** None when it is for everybody. */
  readonly groupId?: string | null | undefined;
  readonly title: string;
  readonly url: string;
};

export type LocaleInput = {
  readonly _id: string;
  readonly isOffered: boolean;
  readonly label: string;
  readonly version: number;
};

export type LogitFilter = {
  readonly action?: string | null | undefined;
  /** The first instant that does not count any more. */
  readonly before?: Instant | null | undefined;
  /** The first instant that counts. */
  readonly from?: Instant | null | undefined;
  readonly reference?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly type?: string | null | undefined;
};

export type LogitInput = {
  readonly action: string;
  readonly payload: string;
  /** What the person was shown, to quote it. */
  readonly reference?: string | null | undefined;
  readonly type: string;
  /** Accepted and not used: the session says who it was. */
  readonly userId?: string | null | undefined;
};

export type MemberState =
  | 'FORMER'
  | 'NOW';

export type MessageReportState =
  | 'OPEN'
  | 'RESOLVED';

export type MinistryDecision =
  | 'APPROVED'
  | 'REFUSED';

export type MinistryFilter = {
  readonly continent?: Continent | null | undefined;
  /** ISO 3166: US. */
  readonly country?: string | null | undefined;
  /** True: only those with a second-year graduate. */
  readonly hasGraduate?: boolean | null | undefined;
  /** True: only those with a member of the organisation. */
  readonly hasMember?: boolean | null | undefined;
  /** Beginnings of words of its name, ministers, city or description. */
  readonly search?: string | null | undefined;
};

export type MinistryInput = {
  /** Ignored: what is approved, alumni admins decide (TRAP-54). */
  readonly approved?: boolean | null | undefined;
  readonly city?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  /** ISO 3166: US. */
  readonly country: string;
  readonly description?: string | null | undefined;
  /** Whether a minister is a second-year graduate. */
  readonly hasGraduate?: boolean | null | undefined;
  /** Whether a minister is a member of the organisation. */
  readonly hasMember?: boolean | null | undefined;
  /** Whether it is also for the world outside the alumni. */
  readonly isPublic?: boolean | null | undefined;
  /** Rounded to a tenth of a degree. */
  readonly latitude?: number | null | undefined;
  /** Rounded to a tenth of a degree. */
  readonly longitude?: number | null | undefined;
  /** Their names. */
  readonly ministers: string;
  readonly name: string;
  /** Whether others see the contact email. */
  readonly showsContactEmail?: boolean | null | undefined;
  readonly website?: string | null | undefined;
};

export type MinistryQueueFilter = {
  readonly search?: string | null | undefined;
  readonly status?: MinistryQueueStatus | null | undefined;
};

export type MinistryQueueStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED';

export type MinistryStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REFUSED'
  | 'WITHDRAWN';

export type NewQuestionInput = {
  /** A new id, made by the page. */
  readonly questionId: string;
  readonly questionInput: QuestionInput;
};

export type NewUserInput = {
  readonly email: string;
  readonly firstName: string;
  readonly groupId?: string | null | undefined;
  readonly lastName: string;
  readonly locale: string;
  readonly regionId: string;
};

export type NewsAudience =
  | 'ALUMNI'
  | 'EVERYBODY'
  | 'GROUPS'
  | 'REGIONS';

export type NewsPostInput = {
  readonly audience: NewsAudience;
  readonly commentsAllowed?: boolean | null | undefined;
  readonly endsAt?: Instant | null | undefined;
  readonly groupIds?: ReadonlyArray<string> | null | undefined;
  readonly pinned?: boolean | null | undefined;
  /** None for a draft. */
  readonly publishAt?: Instant | null | undefined;
  /** By the clock of the server. */
  readonly publishNow?: boolean | null | undefined;
  readonly regionIds?: ReadonlyArray<string> | null | undefined;
  /** Who it is from, if that is not its author. */
  readonly signature?: string | null | undefined;
  readonly texts: ReadonlyArray<NewsTextInput>;
};

export type NewsStatus =
  | 'DRAFT'
  | 'ENDED'
  | 'PUBLISHED'
  | 'SCHEDULED';

export type NewsTextInput = {
  readonly body: string;
  readonly locale: string;
  readonly title: string;
};

/** When mail about a thing comes. NEVER: it stands in the app alone. */
export type NotificationCadence =
  | 'AT_ONCE'
  | 'DAILY'
  | 'NEVER'
  | 'WEEKLY';

/** What became of the mail about a notification. */
export type NotificationMail =
  | 'DAILY'
  | 'DIGESTED'
  | 'HELD'
  | 'READ'
  | 'SENT'
  | 'UNWANTED'
  | 'WAITING'
  | 'WEEKLY';

export type NotificationPreferenceInput = {
  /** Decides where it is given; without it, those who are subscribed get mail as before. */
  readonly cadence?: NotificationCadence | null | undefined;
  readonly notificationDefinitionId: string;
  readonly regionId: string;
  readonly subscribed: boolean;
};

export type OpenInvoiceFilter = {
  readonly regionId?: string | null | undefined;
  /** In number and title, and the names, address and number of the student. */
  readonly search?: string | null | undefined;
  readonly side?: OpenInvoiceSide | null | undefined;
};

export type OpenInvoiceSide =
  | 'OVERDUE'
  | 'OVERPAID'
  | 'OWED';

export type OpenInvoiceSort =
  | 'BALANCE'
  | 'DUE'
  | 'STUDENT';

export type OtherEmailInput = {
  readonly address: string;
  readonly type: string;
};

export type PartKind =
  | 'ASSIGNMENT'
  | 'COMPLETION'
  | 'EXAM';

export type PartState =
  | 'GRADED'
  | 'MISSED'
  | 'NOT_REQUIRED'
  | 'TO_COME'
  | 'WAITS';

export type PartWeightInput = {
  readonly partId: string;
  readonly weight: number;
};

/** OPEN: nobody knows yet. */
export type PaymentAttemptStatus =
  | 'FAILED'
  | 'OPEN'
  | 'SUCCEEDED';

export type PaymentFailure =
  | 'authenticationFailed'
  | 'canceled'
  | 'declined'
  | 'expiredCard'
  | 'insufficientFunds'
  | 'needsCustomer'
  | 'notBegun'
  | 'wrongDetails';

export type PaymentInput = {
  readonly amount: MinorUnits;
  /** When the money came. */
  readonly day: Day;
  readonly method: DeskMethod;
  readonly reference?: string | null | undefined;
};

export type PaymentPlanFilter = {
  readonly regionId?: string | null | undefined;
  /** In the number of the invoice, and the names, address and number of the student. */
  readonly search?: string | null | undefined;
  readonly side?: PaymentPlanSide | null | undefined;
};

export type PaymentPlanInput = {
  /** When the first of them is charged. */
  readonly firstDay: Day;
  readonly frequency: PlanFrequency;
  /** From 2 to 12. */
  readonly instalments: number;
  /** What was left to pay when the payer agreed. */
  readonly total: MinorUnits;
};

/** FAILED: off since three payments in a row failed. STOPPED: turned off by staff. */
export type PaymentPlanSide =
  | 'ACTIVE'
  | 'FAILED'
  | 'STOPPED';

export type PeopleImportOutcome =
  | 'BAD'
  | 'GOOD'
  | 'IMPORTED'
  | 'JOINED'
  | 'JOINS'
  | 'KEPT'
  | 'KNOWN'
  | 'LEFT'
  | 'UNDONE';

export type PeopleImportState =
  | 'CHECKED'
  | 'CHECKING'
  | 'IMPORTED'
  | 'IMPORTING'
  | 'REFUSED'
  | 'UNDOING'
  | 'UNDONE'
  | 'UPLOADING';

export type PersonStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'UNVERIFIED';

export type PhoneInput = {
  readonly number: string;
  readonly type: string;
};

export type PlanEventKind =
  | 'CHARGED'
  | 'COVERED'
  | 'DISABLED'
  | 'ENABLED'
  | 'FAILED'
  | 'MOVED'
  | 'SET_UP'
  | 'SKIPPED';

/** Why a payment failed; noCard: there was no saved card. */
export type PlanFailure =
  | 'authenticationFailed'
  | 'canceled'
  | 'declined'
  | 'expiredCard'
  | 'insufficientFunds'
  | 'needsCustomer'
  | 'noCard'
  | 'notBegun'
  | 'wrongDetails';

export type PlanFrequency =
  | 'FORTNIGHTLY'
  | 'MONTHLY'
  | 'WEEKLY';

/** COMPLETED: nothing is left that it would charge. */
export type PlanStatus =
  | 'ACTIVE'
  | 'COMPLETED'
  | 'DISABLED';

/** FAILURES: three payments in a row failed. */
export type PlanStop =
  | 'FAILURES'
  | 'STAFF';

export type ProfileInput = {
  readonly emails?: ReadonlyArray<OtherEmailInput> | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly homePage?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly locale?: ProfileLocaleInput | null | undefined;
  readonly location?: string | null | undefined;
  readonly phones?: ReadonlyArray<PhoneInput> | null | undefined;
  readonly socialUserName?: string | null | undefined;
  readonly version: number;
};

export type ProfileLocaleInput = {
  readonly currency?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly timezone?: string | null | undefined;
};

export type PromotionPolicyInput = {
  readonly asksDues: boolean;
  readonly asksHours: boolean;
  readonly minAttendance?: number | null | undefined;
  readonly minEvaluations?: number | null | undefined;
  readonly minScore?: number | null | undefined;
};

export type PushSubscriptionInput = {
  readonly auth: string;
  readonly endpoint: string;
  readonly p256dh: string;
};

export type QuestionChoiceInput = {
  readonly name: string;
  readonly words: string;
};

export type QuestionInput = {
  /** Every wording of a fill-in that is right. */
  readonly accepted?: ReadonlyArray<string> | null | undefined;
  readonly category?: string | null | undefined;
  /** A picture that was kept before. */
  readonly imageId?: string | null | undefined;
  readonly kind: QuestionKind;
  readonly points: number;
  /** What is right; nothing for an essay. */
  readonly right?: ExamAnswerInput | null | undefined;
  readonly texts: ReadonlyArray<QuestionTextInput>;
};

export type QuestionKind =
  | 'ESSAY'
  | 'FILL_IN'
  | 'MATCHING'
  | 'MULTIPLE_CHOICE'
  | 'SINGLE_CHOICE'
  | 'TRUE_FALSE';

export type QuestionTextInput = {
  readonly explanation?: string | null | undefined;
  /** What stands for the picture where it is not seen. */
  readonly imageAlt?: string | null | undefined;
  readonly locale: string;
  readonly matches: ReadonlyArray<QuestionChoiceInput>;
  readonly options: ReadonlyArray<QuestionChoiceInput>;
  readonly words: string;
};

export type RegionInput = {
  readonly addressCity?: string | null | undefined;
  /** Three letters: USA. Required but in the zone SYSTEM. */
  readonly addressCountry?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly addressPostcode?: string | null | undefined;
  readonly addressState?: string | null | undefined;
  readonly cardPaymentsEnabled?: boolean | null | undefined;
  readonly currency: string;
  readonly description?: string | null | undefined;
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly timeZone: string;
  readonly type: RegionType;
  readonly zone: RegionZone;
};

export type RegionStaffRole =
  | 'attendanceAdmin'
  | 'dean';

export type RegionType =
  | 'CAMPUS'
  | 'OFFICE';

export type RegionZone =
  | 'AFRICA'
  | 'ASIA_PACIFIC'
  | 'EUROPE'
  | 'LATIN_AMERICA'
  | 'NORTH_AMERICA'
  | 'SYSTEM';

export type ReminderWordsInput = {
  readonly locale: string;
  readonly text: string;
};

export type RequirementName =
  | 'ATTENDANCE'
  | 'CORE_COURSES'
  | 'DUES'
  | 'ELECTIVES'
  | 'EVALUATIONS'
  | 'HOURS';

/** A file that was sent to the store. */
export type SentFileInput = {
  readonly bytes: number;
  readonly name: string;
  readonly uploadId: string;
};

/** A file that was sent to the store. */
export type SentWorkInput = {
  readonly bytes: number;
  readonly fileId: string;
  readonly name: string;
  readonly uploadId: string;
};

export type Shortfall =
  | 'ATTENDANCE'
  | 'CORE_COURSES'
  | 'DEACTIVATED'
  | 'DUES'
  | 'ELECTIVES'
  | 'EVALUATIONS'
  | 'HOURS';

export type SiteSettingsInput = {
  readonly alumniAdminId?: string | null | undefined;
  readonly alumniRegionId?: string | null | undefined;
  readonly appName: string;
  /** The slug of a region. */
  readonly appVersionRegion: string;
  readonly assetBaseUrl?: string | null | undefined;
  readonly coreAfterFirstYear: number;
  readonly coreAfterSecondYear: number;
  readonly coreToGraduate: number;
  readonly defaultAllowedAttempts: number;
  readonly defaultLocale: string;
  readonly electivesAfterFirstYear: number;
  readonly electivesAfterSecondYear: number;
  readonly electivesToGraduate: number;
  /** Where /d2l-redirect leads. */
  readonly formerLearningUrl?: string | null | undefined;
  readonly globalRegionId?: string | null | undefined;
  /** Whether the date of birth of people is kept. */
  readonly keepsBirthDates: boolean;
  readonly orgName: string;
  readonly senderEmail: string;
  readonly shortName: string;
  /** Whether people are told when the staff saw the site as they see it. */
  readonly tellsSupportViews: boolean;
  /** The slug of a region. */
  readonly testRegion: string;
  /** Whether transcripts carry a grade point average. */
  readonly usesGpa: boolean;
};

export type SponsorInput = {
  readonly email: string;
  readonly isNamed?: boolean | null | undefined;
  readonly locale: string;
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
};

export type SponsorLinkInput = {
  /** To whom the college sends it; empty to copy it. */
  readonly email: string;
  /** Left out, thirty days from now. */
  readonly lastDay?: Day | null | undefined;
  /** In which the mail is written. */
  readonly locale: string;
  /** Left out, all that is left of the invoice. */
  readonly maxAmount?: MinorUnits | null | undefined;
  readonly takesParts: boolean;
};

/** SETTLED: all was paid that it may pay, or nothing is left of the invoice. */
export type SponsorLinkState =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'SETTLED';

export type SubmissionFilter = {
  readonly assignmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of a student’s name; accents do not count. */
  readonly search?: string | null | undefined;
  readonly state?: SubmissionState | null | undefined;
  readonly studentId?: string | null | undefined;
};

export type SubmissionSort =
  | 'DUE'
  | 'STUDENT'
  | 'SUBMITTED';

export type SubmissionState =
  | 'GRADED'
  | 'MISSED'
  | 'NOT_REQUIRED'
  | 'RETURNED'
  | 'SUBMITTED'
  | 'TO_DO';

export type SupervisorInput = {
  readonly email: string;
  readonly locale: string;
  readonly name: string;
};

export type SureBankMatchInput = {
  readonly decisionId: string;
  readonly invoiceId: string;
  readonly lineId: string;
};

export type TeacherFilter = {
  /** Both kinds without it. */
  readonly archived?: boolean | null | undefined;
  readonly regionId?: string | null | undefined;
  /** Beginnings of words of the name; accents do not count. */
  readonly search?: string | null | undefined;
};

export type TeacherInput = {
  readonly biography?: string | null | undefined;
  readonly name: string;
  /** The teacher’s account, of the same campus. */
  readonly personId?: string | null | undefined;
};

/** How the money came or went. CREDIT: from what the student had with the college already. */
export type TransactionMethod =
  | 'CARD'
  | 'CASH'
  | 'CREDIT'
  | 'REDUCTION'
  | 'TRANSFER'
  | 'WRITE_OFF';

export type TransactionType =
  | 'CREDIT_NOTE'
  | 'INVOICE'
  | 'PAYMENT'
  | 'REFUND';

export type TranscriptPaper =
  | 'A4'
  | 'LETTER';

export type TranscriptStanding =
  | 'GENUINE'
  | 'REVOKED'
  | 'UNKNOWN';

export type TranscriptState =
  | 'FAILED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'PASSED';

export type TranslationChangeInput = {
  readonly id: string;
  /** The stored text the writer saw, null if none. */
  readonly knownText?: string | null | undefined;
  /** Left out, the text that ships is shown again. */
  readonly text?: string | null | undefined;
};

export type TranslationInput = {
  readonly id: string;
  /** The stored text the writer saw, null if none; without it the last change wins. */
  readonly knownText?: string | null | undefined;
  readonly locale: InterfaceLocale;
  readonly text: string;
};

export type UserFilter = {
  /** Those who are in the group now. */
  readonly groupId?: string | null | undefined;
  readonly regionId?: string | null | undefined;
  readonly role?: UserRoleFilter | null | undefined;
  /** Beginnings of names, of parts of the address or of the student number; accents do not count. */
  readonly search?: string | null | undefined;
  readonly status?: PersonStatus | null | undefined;
};

export type UserProfileInput = {
  /** Accepted and not used: the session says whose profile it is. */
  readonly _id?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly selectedGroup?: string | null | undefined;
};

export type UserRoleFilter =
  | 'admin'
  | 'alumni'
  | 'attendanceAdmin'
  | 'dean'
  | 'manager'
  | 'reportsAdmin'
  | 'student'
  | 'superadmin';

export type UserSort =
  | 'CREATED'
  | 'EMAIL'
  | 'NAME';

export type VideoUploadInput = {
  /** In bytes; films are larger than an Int. */
  readonly fileSize: number;
  /** The client’s own mark of the file; a resumed upload needs the same. */
  readonly fingerprint?: string | null | undefined;
  readonly itemId: string;
  readonly itemType: string;
  readonly locale: string;
  readonly title: string;
  readonly type: string;
  /** Made by the client; asking again with it resumes. */
  readonly videoId: string;
};

export type WatchedSpanInput = {
  readonly from: number;
  readonly to: number;
};

export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

export type WeeklyMeetingInput = {
  /** One of the courses of the group. */
  readonly courseId?: string | null | undefined;
  /** By the clocks of the campus: 09:30. */
  readonly endTime: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly room?: string | null | undefined;
  /** By the clocks of the campus: 09:30. */
  readonly startTime: string;
  /** A teacher of the campus. */
  readonly teacherId?: string | null | undefined;
  readonly weekdays: ReadonlyArray<Weekday>;
};
