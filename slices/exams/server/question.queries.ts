import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { QuestionChoice, QuestionDraft } from '#slices/exams/rules/authoring/check-question.ts';
import { withOpaqueNames } from '#slices/exams/rules/authoring/opaque-names.ts';
import type { AnswerKey } from '../rules/question.ts';

export type CurrentQuestion = Awaited<ReturnType<typeof findCurrentQuestions>>[number];

const currentQuestions = writtenOnce((db: Db, { examIds }: { examIds: readonly string[] }) =>
  db
    .selectFrom('question as q')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('questionVersion as newest')
          .select(['newest.id', 'newest.kind', 'newest.points', 'newest.number', 'newest.imageId'])
          .whereRef('newest.questionId', '=', 'q.id')
          .orderBy('newest.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select([
      'q.examId',
      'q.id as questionId',
      'v.id as versionId',
      'q.category',
      'v.kind',
      'v.points',
      'v.number',
      'v.imageId',
      sql<
        string[]
      >`array(select t.locale from question_text t where t.version_id = v.id order by t.locale)`.as(
        'locales',
      ),
    ])
    .where('q.examId', '=', anyId(examIds))
    .where('q.retiredAt', 'is', null)
    .orderBy('q.position')
    .orderBy('q.id'),
);

export const findCurrentQuestions = (db: Db | Tx, examIds: readonly string[]) =>
  currentQuestions(db, { examIds });

export interface AskedImage {
  imageId: string;
  alt: string;
  width: number;
  height: number;
}

export type AskedTexts = Awaited<ReturnType<typeof findQuestionTexts>>[number];

const questionTexts = (db: Db | Tx, versionIds: readonly string[]) =>
  db
    .selectFrom('questionVersion as v')
    .innerJoin('question as q', 'q.id', 'v.questionId')
    .innerJoin('questionText as t', 't.versionId', 'v.id')
    .leftJoin('questionImage as i', 'i.id', 'v.imageId')
    .select([
      'v.id as versionId',
      'v.questionId',
      'v.kind',
      'v.points',
      'q.category',
      't.locale',
      't.words',
      sql<QuestionChoice[]>`t.options`.as('options'),
      sql<QuestionChoice[]>`t.matches`.as('matches'),
      't.imageAlt',
      sql<AskedImage | null>`case when i.id is not null then
        jsonb_build_object('imageId', i.id, 'alt', t.image_alt, 'width', i.width, 'height', i.height) end`.as(
        'image',
      ),
    ])
    .where('v.id', '=', anyId(versionIds))
    .orderBy('t.locale');

const textsIn = writtenOnce(
  (db: Db, { versionIds, locale }: { versionIds: readonly string[]; locale: string }) =>
    questionTexts(db, versionIds).where('t.locale', '=', locale),
);

/** What versions of questions ask, in one language or, without one, in all. */
export const findQuestionTexts = (db: Db | Tx, versionIds: readonly string[], locale: string | null) =>
  locale === null ? questionTexts(db, versionIds).execute() : textsIn(db, { versionIds, locale });

const versions = writtenOnce((db: Db, { versionIds }: { versionIds: readonly string[] }) =>
  db
    .selectFrom('questionVersion')
    .select(['id as versionId', 'questionId', 'points'])
    .where('id', '=', anyId(versionIds)),
);

export const findVersions = (db: Db | Tx, versionIds: readonly string[]) => versions(db, { versionIds });

const keys = writtenOnce((db: Db, { versionIds }: { versionIds: readonly string[] }) =>
  db
    .selectFrom('questionKey')
    .select([
      'versionId',
      sql<AnswerKey>`key`.as('key'),
      sql<Record<string, string>>`explanations`.as('explanations'),
    ])
    .where('versionId', '=', anyId(versionIds)),
);

/** What is right. Read to grade an attempt, to show one that is released, and by those who write it; nowhere else. */
export const findKeys = (db: Db | Tx, versionIds: readonly string[]) => keys(db, { versionIds });

export interface NewVersion extends QuestionDraft {
  questionId: string;
  explanations: Readonly<Record<string, string>>;
  writtenAt: Date;
  writtenBy: string;
}

/** At the end of the exam; false when there is one with this id already. */
export async function insertQuestion(tx: Tx, id: string, examId: string): Promise<boolean> {
  const row = await tx
    .insertInto('question')
    .values((eb) => ({
      id,
      examId,
      position: eb
        .selectFrom('question')
        .select((last) => last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', 1).as('next'))
        .where('examId', '=', examId),
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findQuestion = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('question as q')
    .select([
      'q.examId',
      sql<number | null>`(select max(v.number) from question_version v where v.question_id = q.id)`.as(
        'newest',
      ),
    ])
    .where('q.id', '=', id)
    .executeTakeFirst()) ?? null;

async function findChoiceNames(tx: Tx, questionId: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct choice ->> 'id' as name from question_version v join question_text t on t.version_id = v.id
    cross join lateral jsonb_array_elements(t.options || t.matches) choice
    where v.question_id = ${questionId}::uuid`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** From now on the question is asked so; earlier versions stay for the attempts that were given them. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { questionId, category, kind, points, imageId = null, explanations, writtenAt, writtenBy } = version;
  const known = await findChoiceNames(tx, questionId);
  const { key, texts } = withOpaqueNames(version, known, () => randomBytes(6).toString('hex'));
  await tx.updateTable('question').set({ category }).where('id', '=', questionId).execute();
  const { id: versionId } = await tx
    .insertInto('questionVersion')
    .values({
      questionId,
      kind,
      points,
      imageId,
      writtenAt,
      writtenBy,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from question_version where question_id = ${questionId}::uuid)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('questionText')
    .values(
      texts.map(({ locale, words, options, matches, imageAlt = '' }) => ({
        versionId,
        locale,
        words,
        options: JSON.stringify(options),
        matches: JSON.stringify(matches),
        imageAlt,
      })),
    )
    .execute();
  await tx
    .insertInto('questionKey')
    .values({ versionId, key: JSON.stringify(key), explanations: JSON.stringify(explanations) })
    .execute();
}

export async function retireQuestion(tx: Tx, id: string, retiredAt: Date | null): Promise<void> {
  await tx.updateTable('question').set({ retiredAt }).where('id', '=', id).execute();
}

const picks = writtenOnce((db: Db, { examIds }: { examIds: readonly string[] }) =>
  db
    .selectFrom('examPick')
    .select(['examId', 'category', 'pick'])
    .where('examId', '=', anyId(examIds))
    .orderBy('category'),
);

export const findPicks = (db: Db | Tx, examIds: readonly string[]) => picks(db, { examIds });
