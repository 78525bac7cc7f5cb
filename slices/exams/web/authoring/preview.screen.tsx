import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
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
import { QuestionCard } from '../sitting/question-card.tsx';
import { QuestionGrid } from '../sitting/question-grid.tsx';
import { ReviewAnswers } from '../sitting/review-answers.tsx';
import sitting from '../sitting/sitting.module.css';
import { useExamKeys } from '../sitting/use-exam-keys.ts';
import { writtenExam, type WrittenExamQuery } from './authoring.graphql.generated.ts';
import styles from './authoring.module.css';
import { drawnPaper, type PaperQuestion } from './drawn-paper.ts';
import { ExamUnknown } from './exam-unknown.tsx';
import { PracticeDesk } from './practice-desk.ts';
import { WriteLocaleField } from './write-locale-field.tsx';

/** An exam as a student meets it: the same desk, drawn the same way, and nothing of it recorded. */
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

interface PreviewProps {
  exam: NonNullable<WrittenExamQuery['exam']>;
  locale: string;
}

function Preview({ exam, locale }: PreviewProps) {
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
          <Button onClick={() => setSeed(newSeed())}>
            <Text id="previewAgain" />
          </Button>
          <LinkButton to={address}>
            <Text id="toTheExam" />
          </LinkButton>
        </div>
      </div>
      <div className={styles['note']}>
        <Note>
          <Text id="previewRecordsNothing" />
        </Note>
      </div>
      {words?.instructions && <p className={styles['asked']}>{words.instructions}</p>}
      <Desk key={seed} paper={paper} onAgain={() => setSeed(newSeed())} />
    </>
  );
}

interface DeskProps {
  paper: readonly PaperQuestion[];
  onAgain: () => void;
}

function Desk({ paper, onAgain }: DeskProps) {
  const [desk] = useState(() => new PracticeDesk());
  const state = useLiveValue(desk.state);
  const [place, setPlace] = useState(0);
  const [step, setStep] = useState<'questions' | 'review' | 'over'>('questions');
  const show = (next: number): void => {
    setStep('questions');
    setPlace(Math.min(Math.max(next, 0), paper.length - 1));
  };
  const question = paper[place];
  useExamKeys({ desk, question, place, show, isOff: step !== 'questions' });
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
