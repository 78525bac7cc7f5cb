import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useLiveValue, liveValue } from '#kit/client/live-value.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { questionImageAddress } from '#slices/exams/rules/downloads.ts';
import { choicesInOrder, drawn, type Draw } from '#slices/exams/rules/sitting/seeded-order.ts';
import { deskAfter, type DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import { QuestionCard } from '../sitting/question-card.tsx';
import { QuestionGrid } from '../sitting/question-grid.tsx';
import { ReviewAnswers } from '../sitting/review-answers.tsx';
import sitting from '../sitting/sitting.module.css';
import { useExamKeys } from '../sitting/use-exam-keys.ts';
import {
  writtenExam,
  type WrittenExamQuery,
  type WrittenExamFragment,
  type WrittenQuestionFragment,
} from './authoring.graphql.generated.ts';
import styles from './authoring.module.css';
import { ExamUnknown } from './exam-unknown.tsx';
import { WriteLocaleField } from './write-locale-field.tsx';
import type { ShownQuestion, AnswerDesk, AnswerState } from '../sitting/answer-desk.ts';
import { textIn } from './text-in.ts';

export function PreviewScreen() {
  const { examId = '' } = useParams();
  const { writeLocale } = useAppState();
  const answer = useQuery(writtenExam, { examId, locale: writeLocale }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<ExamUnknown />}>
        {({ exam }) => exam && <Preview exam={exam} locale={writeLocale} />}
      </DataView>
    </Page>
  );
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

function Preview({ exam, locale }: { exam: NonNullable<WrittenExamQuery['exam']>; locale: string }) {
  const text = useText();
  const [seed, setSeed] = useState(newSeed);
  const paper = useMemo(() => drawnPaper(exam, exam.questions ?? [], { seed, locale }), [exam, seed, locale]);
  const words = exam.texts.find((one) => one.locale === locale);
  const address = `/courses/${exam.courseId}/exams/${exam._id}`;
  useOpenedRecord(
    text('previewExam'),
    { name: exam.courseName, address: `/courses/${exam.courseId}?tab=exams` },
    { name: words?.title ?? exam.title, address },
  );
  return (
    <>
      <div className={styles['bar']}>
        <WriteLocaleField />
        <div className={styles['beside']}>
          <Button onClick={() => setSeed(newSeed())}>{text('previewAgain')}</Button>
          <LinkButton to={address}>{text('toTheExam')}</LinkButton>
        </div>
      </div>
      <div className={styles['note']}>
        <Note>{text('previewRecordsNothing')}</Note>
      </div>
      {words?.instructions && <p className={styles['asked']}>{words.instructions}</p>}
      <Desk key={seed} paper={paper} onAgain={() => setSeed(newSeed())} />
    </>
  );
}

function Desk({ paper, onAgain }: { paper: readonly PaperQuestion[]; onAgain: () => void }) {
  const [desk] = useState(() => new PracticeDesk());
  const state = useLiveValue(desk.state);
  const [place, setPlace] = useState(0);
  const [step, setStep] = useState<'questions' | 'review' | 'over'>('questions');
  const show = (next: number): void => {
    setStep('questions');
    setPlace(Math.min(Math.max(next, 0), paper.length - 1));
  };
  const question = paper[place];
  useExamKeys({ desk, question, index: place, show, isOff: step !== 'questions' });
  if (!question) return <PageHeading title={<Text id="noQuestionsYet" />} />;
  if (step === 'over') return <Over onAgain={onAgain} />;
  return (
    <div className={sitting['columns']}>
      {step === 'review' ? (
        <ReviewAnswers questions={paper} state={state} onShow={show} onSubmit={() => setStep('over')} />
      ) : (
        <QuestionCard
          key={question._id}
          question={question}
          picture={question.picture}
          place={{ number: place + 1, of: paper.length }}
          desk={desk}
          onShow={show}
          onReview={() => setStep('review')}
        />
      )}
      <aside className={sitting['aside']}>
        <QuestionGrid
          questions={paper}
          state={state}
          current={step === 'review' ? null : place}
          onShow={show}
        />
      </aside>
    </div>
  );
}

const Over = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <PageHeading title={<Text id="previewOver" />} subtitle={<Text id="previewOverHint" />} />
    <Button tone="primary" onClick={onAgain}>
      <Text id="previewAgain" />
    </Button>
  </>
);

interface PaperQuestion extends ShownQuestion {
  picture: string | null;
}

/** What an attempt would be asked if it began now, in a language, or in that of the question where it has no words in it. */
export function drawnPaper(
  { picks, shuffles }: Pick<WrittenExamFragment, 'shuffles'> & { picks: Parameters<typeof drawn>[1] },
  questions: readonly WrittenQuestionFragment[],
  { seed, locale }: { seed: number; locale: string },
): PaperQuestion[] {
  const draw: Draw = { seed, shuffles };
  const asked = drawn(
    questions.map((question) => ({ ...question, questionId: question._id })),
    picks,
    draw,
  );
  return asked.map(({ _id, kind, points, imageId, texts }, index) => {
    const words = textIn(texts, locale);
    const { options = [], matches = [] } = words ?? {};
    return {
      _id,
      kind,
      points,
      words: words?.words ?? '',
      image: imageId === null ? null : { alt: words?.imageAlt ?? '' },
      picture: imageId === null ? null : questionImageAddress(imageId),
      ...choicesInOrder({ kind, options, matches }, index, draw),
    };
  });
}

type Happening = Parameters<typeof deskAfter>[0][number];

/** A desk at which an exam is tried out: it forgets everything with the page. */
export class PracticeDesk implements AnswerDesk {
  readonly state = liveValue<AnswerState>({ ...deskAfter([]), isHandingIn: false });
  readonly #happened: Happening[] = [];

  answer(questionId: string, answer: DeskAnswer): void {
    this.#note({ kind: 'ANSWER', questionId, answer });
  }

  write(questionId: string, words: string): void {
    this.answer(questionId, { words });
  }

  flag(questionId: string, isFlagged: boolean): void {
    this.#note({ kind: 'FLAG', questionId, isFlagged });
  }

  #note(happening: Happening): void {
    this.#happened.push(happening);
    this.state.set({ ...deskAfter(this.#happened), isHandingIn: false });
  }
}
