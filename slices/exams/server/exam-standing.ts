import type { Db, Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import {
  accommodated,
  accommodationTold,
  type Accommodation,
} from '#slices/exams/rules/scheduling/accommodation.ts';
import {
  grantedMinutes,
  grantedTimes,
  type Grant,
  type Times,
} from '#slices/exams/rules/scheduling/grant.ts';
import { allowedAttempts, checkStart, type StartRefusal } from '#slices/exams/rules/scheduling/may-start.ts';
import { findHeldAccommodations } from './accommodation.queries.ts';
import { findAttemptsOf, type AttemptFacts } from './attempt.queries.ts';
import { type ExamRecord, findExams } from './exam.queries.ts';
import { findGrantsOf } from './grant.queries.ts';
import { findOwnSchedules, type OwnSchedule } from './schedule.queries.ts';
import { findCurrentQuestions, type CurrentQuestion } from './question.queries.ts';

/** Why the whole college is asked. */
export const WHEN_EXAMS_ARE_SAT = 'when a student sits an exam';

export interface Allowance {
  limitMinutes: number | null;
  grant: Grant | null;
  accommodation: Accommodation | null;
}

export interface ExamStanding {
  exam: ExamRecord;
  schedule: OwnSchedule & { due: Date };
  questions: CurrentQuestion[];
  /** The language it would be sat in; null when it is whole in none that fits. */
  sitsIn: string | null;
  allowed: number;
  /** What time and attempts are made of. */
  allowance: Allowance;
  attempts: AttemptFacts[];
  refusal: StartRefusal | null;
}

export interface Asker {
  personId: string;
  locale: string;
  now: Date;
  app: Context['app'];
}

/** Where the schedules are known: a transaction must not wait for a second connection while it holds one. */
export async function standingsIn(
  db: Db | Tx,
  schedules: readonly OwnSchedule[],
  asker: Asker,
): Promise<ExamStanding[]> {
  const ids = schedules.map((schedule) => schedule.examId);
  const [exams, questions, attempts, grants, [accommodation = null], settings] = await Promise.all([
    findExams(db, ids, asker.locale),
    findCurrentQuestions(db, ids),
    findAttemptsOf(db, ids, asker.personId),
    findGrantsOf(db, ids, asker.personId),
    findHeldAccommodations(db, [asker.personId], asker.now),
    readSiteSettings(db),
  ]);
  const examById = new Map(exams.map((exam) => [exam.id, exam]));
  const questionsOf = Map.groupBy(questions, (question) => question.examId);
  const attemptsOf = Map.groupBy(attempts, (attempt) => attempt.examId);
  return schedules.flatMap((schedule): ExamStanding[] => {
    const exam = examById.get(schedule.examId);
    if (!exam) return [];
    const { limitMinutes } = exam;
    const grant =
      grants.find(({ examId: id, groupId }) => id === exam.id && groupId === schedule.groupId) ?? null;
    const own = accommodated(grant, accommodation, limitMinutes);
    const known = {
      schedule: grantedTimes(schedule, own),
      questions: questionsOf.get(exam.id) ?? [],
      attempts: attemptsOf.get(exam.id) ?? [],
      allowed: allowedAttempts(
        exam.allowedAttempts,
        settings.defaultAllowedAttempts,
        own?.extraAttempts ?? 0,
      ),
    };
    const sitsIn = languageOf(known.questions, [asker.locale, schedule.courseLocale]);
    const startable = { ...known.schedule, ...known, isComplete: sitsIn !== null };
    const refusal = startRefusal(startable, asker);
    const mayStart = refusal === null;
    const told = accommodationTold(accommodation, { attempts: known.attempts, mayStart });
    const minutes = grantedMinutes(limitMinutes, accommodated(grant, told, limitMinutes));
    return [
      {
        ...known,
        exam: { ...exam, limitMinutes: minutes },
        allowance: { limitMinutes, grant, accommodation: told },
        sitsIn,
        refusal,
      },
    ];
  });
}

/**
 * An exam sat with two groups has the later deadline. The schedule is asked of the whole college, since groups are not in
 * a student's reach.
 */
export async function standingOf(
  db: Db | Tx,
  whole: Db,
  examId: string,
  asker: Asker,
): Promise<ExamStanding | null> {
  const [standing] = await standingsIn(db, await findOwnSchedules(whole, asker, examId), asker);
  return standing ?? null;
}

interface Startable extends Times {
  companionApp: boolean;
  allowed: number;
  isComplete: boolean;
  attempts: readonly { endedAt: Date | null; passed: boolean | null; waitsSince: Date | null }[];
}

export const startRefusal = (
  { companionApp, ...exam }: Startable,
  { app, now }: Pick<Asker, 'app' | 'now'>,
): StartRefusal | null => {
  const isOnlineOnly = app === 'companion' && !companionApp;
  // One that was reinstated is gone on with, whatever would keep a new one from being begun.
  if (exam.attempts.some(({ waitsSince }) => waitsSince)) return isOnlineOnly ? 'examOnlineOnly' : null;
  return checkStart({ ...exam, isOnlineOnly }, now);
};

/** The first language in which every question can be asked. */
const languageOf = (questions: readonly CurrentQuestion[], locales: readonly string[]): string | null =>
  questions.length === 0
    ? null
    : (locales.find((locale) => questions.every((question) => question.locales.includes(locale))) ?? null);
