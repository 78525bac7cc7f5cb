import {
  CHARACTER_OF_GOD,
  HOW_TO_STUDY,
  LIFE_OF_CHRIST,
  OLD_TESTAMENT,
} from './questions-first-year.demo.ts';
import {
  ACTS,
  HEBREWS,
  MISSIONS,
  PROPHETS,
  SYSTEMATIC_THEOLOGY,
  WHO_IS_JESUS,
} from './questions-later.demo.ts';
import {
  CHURCH_HISTORY,
  HERMENEUTICS,
  NEW_TESTAMENT,
  PREACHING,
  ROMANS,
} from './questions-second-year.demo.ts';
import type { AskedQuestion } from '#slices/exams/rules/question.ts';
import type { Review } from '#slices/exams/rules/results/review.ts';

/** When a class of now sits it; a class of an earlier year sat it at the end of the term. */
export type Sitting = 'WEEKS_AGO' | 'DAYS_AGO' | 'NOW' | 'TOMORROW' | 'SOON' | 'END_OF_TERM';

export interface PlannedExam {
  /** The code of its course. */
  code: string;
  /** Questions in GIFT, by language. */
  questions: Readonly<Record<string, string>>;
  sitting: Sitting;
  limitMinutes: number | null;
  openBook?: boolean;
  review?: Review;
  /** The map, in the last question; what stands for it, by language. */
  map?: Readonly<Record<string, string>>;
  /** Titles besides that of the course's name. */
  titles?: Readonly<Record<string, string>>;
}

/** A question as it was stored. */
export interface DemoQuestion extends AskedQuestion {
  versionId: string;
  options: string[];
  matches: string[];
  /** How many of those who know the rest know this one too. */
  ease: number;
}

/** An exam as it was stored. */
export interface DemoExam extends Omit<PlannedExam, 'questions'> {
  id: string;
  questions: readonly DemoQuestion[];
  schedules: readonly { groupId: string; regionId: string; opensAt: Date; deadline: Date }[];
}

const exam = (
  code: string,
  questions: string | Readonly<Record<string, string>>,
  rest: Omit<PlannedExam, 'code' | 'questions'>,
): PlannedExam => ({
  code,
  questions: typeof questions === 'string' ? { en: questions } : questions,
  ...rest,
});

/** The exams of the demo college. */
export const PLANNED_EXAMS: readonly PlannedExam[] = [
  exam('BI 101', OLD_TESTAMENT, { sitting: 'WEEKS_AGO', limitMinutes: 45 }),
  exam('BI 102', LIFE_OF_CHRIST, { sitting: 'NOW', limitMinutes: 40 }),
  exam('ST 101', HOW_TO_STUDY, {
    sitting: 'TOMORROW',
    limitMinutes: null,
    openBook: true,
    review: 'AT_ONCE',
  }),
  exam('TH 101', CHARACTER_OF_GOD, { sitting: 'SOON', limitMinutes: 40 }),
  exam('BI 103', ACTS, { sitting: 'END_OF_TERM', limitMinutes: 40 }),
  exam('BI 201', NEW_TESTAMENT, { sitting: 'WEEKS_AGO', limitMinutes: 45 }),
  exam('BI 202', ROMANS, {
    sitting: 'NOW',
    limitMinutes: 40,
    titles: { de_DE: 'Prüfung zum Römerbrief' },
    map: {
      en: 'Map of the northern Mediterranean: 1 in the middle of Italy, 2 between Greece and the Peloponnese, 3 on the west coast of Asia Minor, 4 in the north of Syria.',
      de_DE:
        'Karte des nördlichen Mittelmeers: 1 in der Mitte Italiens, 2 zwischen Griechenland und der Peloponnes, 3 an der Westküste Kleinasiens, 4 im Norden Syriens.',
    },
  }),
  exam('TH 201', HERMENEUTICS, {
    sitting: 'TOMORROW',
    limitMinutes: null,
    openBook: true,
    review: 'AT_ONCE',
  }),
  exam('CH 201', CHURCH_HISTORY, { sitting: 'SOON', limitMinutes: 45 }),
  exam('MN 201', PREACHING, { sitting: 'DAYS_AGO', limitMinutes: null, openBook: true }),
  exam('BI 204', PROPHETS, { sitting: 'END_OF_TERM', limitMinutes: 40 }),
  exam('BI 301', HEBREWS, { sitting: 'WEEKS_AGO', limitMinutes: 40 }),
  exam('TH 301', SYSTEMATIC_THEOLOGY, { sitting: 'NOW', limitMinutes: 45 }),
  exam('CH 301', MISSIONS, { sitting: 'TOMORROW', limitMinutes: null }),
  exam('FF 001', WHO_IS_JESUS, { sitting: 'NOW', limitMinutes: null, openBook: true, review: 'AT_ONCE' }),
];

/** What people of the demo's own accounts have reached in exams, attempt by attempt; others go by chance. */
export const KNOWN_SITTINGS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'student@berea.test': {
    'BI 101': [0.92],
    'BI 102': [0.86],
    'ST 101': [0.95],
    'TH 101': [0.9],
    'BI 103': [0.88],
    'BI 201': [0.45, 0.95],
    'BI 202': [],
    'TH 201': [],
    'MN 201': [0.9],
    'FF 001': [1],
  },
  'blocked@berea.test': { 'BI 201': [0.8], 'BI 202': [0.4, 0.6], 'TH 201': [0.5] },
  'freshman@berea.test': { 'BI 101': [0.92], 'BI 102': [], 'ST 101': [] },
  'newcomer@berea.test': { 'BI 102': [], 'ST 101': [] },
  'owing@berea.test': { 'BI 201': [0.75], 'BI 202': [], 'TH 201': [] },
  'companion@berea.test': { 'BI 102': [], 'ST 101': [] },
};
