import { useRef } from 'react';
import { useParams } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { InputOf } from '#kit/record/field.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { controlsFor, readControls } from '#kit/ui/form/record-fields.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { ReadOnly, SharedNote } from '#slices/courses/web/api.ts';
import { exam as fields, type Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import { REVIEWS } from '#slices/exams/rules/results/review.ts';
import { StatisticsTab } from '../regrading/statistics-tab.tsx';
import { GroupsTab } from '../scheduling/groups-tab.tsx';
import styles from './authoring.module.css';
import {
  writtenExam,
  type WrittenExamQuery,
  examsOfCourse,
  saveExam,
  type WrittenExamFragment,
  type WrittenQuestionFragment,
} from './authoring.graphql.generated.ts';
import { ExamActions } from './exam-actions.tsx';
import { ExamUnknown } from './exam-unknown.tsx';
import { QuestionOrder } from './question-order.tsx';
import { WholeIn } from './whole-in.tsx';
import { WriteLocaleField } from './write-locale-field.tsx';

interface PickFieldsProps {
  questions: readonly { category: string }[];
  picks: readonly Pick[];
}

const NAME = 'pick:';

/** What the fields below hand over; an empty one asks every question of its category. */
const picksFrom = (values: Readonly<Record<string, string>>): Pick[] =>
  Object.entries(values).flatMap(([name, pick]) =>
    name.startsWith(NAME) && pick ? [{ category: name.slice(NAME.length), pick: Number(pick) }] : [],
  );

/** How many questions of each category are asked, at random. Without categories there is nothing to choose from. */
function PickFields({ questions, picks }: PickFieldsProps) {
  const text = useText();
  const byCategory = [...Map.groupBy(questions, ({ category }) => category)].filter(([name]) => name !== '');
  if (byCategory.length === 0) return null;
  return (
    <fieldset className={styles['answers']}>
      <legend>{text('examPicksLegend')}</legend>
      {byCategory.map(([category, inIt]) => (
        <NumberField
          key={category}
          name={`${NAME}${category}`}
          label={category}
          help={text('examPickHelp', { count: inIt.length })}
          rules={{ min: 1, max: inIt.length }}
          defaultValue={picks.find((pick) => pick.category === category)?.pick ?? null}
        />
      ))}
    </fieldset>
  );
}

interface ExamFormProps {
  exam: WrittenExamFragment;
  questions: readonly WrittenQuestionFragment[];
}

const REVIEW_TEXTS = {
  NEVER: 'reviewNever',
  AFTER_LAST: 'reviewAfterLast',
  BEFORE_DEADLINE: 'reviewBeforeDeadline',
  AT_ONCE: 'reviewAtOnce',
} as const;

function ExamForm({ exam, questions }: ExamFormProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [writtenExam, examsOfCourse] });
  const { writeLocale } = useAppState();
  const form = useRef<HTMLFormElement>(null);
  const { title = '', instructions = '' } = exam.texts.find(({ locale }) => locale === writeLocale) ?? {};
  const { control } = controlsFor(fields, { ...exam, title, instructions });

  async function save(values: Record<string, string>): Promise<void> {
    if (!form.current) return;
    const typed = readControls(fields, form.current, values) as InputOf<typeof fields>;
    const saved = await mutate(saveExam, {
      examId: exam._id,
      courseId: exam.courseId,
      version: exam.version,
      examInput: { ...typed, locale: writeLocale, picks: picksFrom(values) },
    });
    if (saved) showToast('success', text('examSaved'));
  }

  return (
    <GuardedForm key={`${writeLocale} ${exam.version}`} id="exam" ref={form} onSubmit={save}>
      <TextField {...control('title')} label={text('examTitleField')} placeholder={exam.title} />
      <TextArea {...control('instructions')} label={text('examInstructionsField')} rows={4} />
      <NumberField {...control('passMark')} label={text('examPassMarkField')} unit="%" />
      <NumberField
        {...control('allowedAttempts')}
        label={text('examAttemptsField')}
        help={text('examAttemptsHelp')}
      />
      <NumberField
        {...control('limitMinutes')}
        label={text('examLimitField')}
        help={text('examLimitHelp')}
        unit={text('examMinutes')}
      />
      <Checkbox {...control('openBook')} label={text('examOpenBook')} />
      <Checkbox {...control('shuffles')} label={text('examShuffles')} />
      <SelectField
        {...control('review')}
        label={text('examReviewField')}
        hidesPlaceholder
        options={REVIEWS.map((review) => ({ value: review, label: text(REVIEW_TEXTS[review]) }))}
      />
      <Note>{text('examReviewHelp')}</Note>
      <PickFields questions={questions} picks={exam.picks} />
    </GuardedForm>
  );
}

export function ExamScreen() {
  const { examId = '' } = useParams();
  const { writeLocale } = useAppState();
  const answer = useQuery(writtenExam, { examId, locale: writeLocale }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<ExamUnknown />}>
        {({ exam }) => exam && <OpenedExam exam={exam} />}
      </DataView>
    </Page>
  );
}

function OpenedExam({ exam }: { exam: NonNullable<WrittenExamQuery['exam']> }) {
  const text = useText();
  useOpenedRecord(exam.title, { name: exam.courseName, address: `/courses/${exam.courseId}?tab=exams` });
  const tabs = [
    { id: 'questions', label: text('questionsOfExam') },
    { id: 'groups', label: text('examGroupsTab') },
    { id: 'statistics', label: text('statisticsOfExam') },
    { id: 'settings', label: text('examSettings') },
  ] as const;
  const current = useTab(tabs) ?? 'questions';
  const questions = exam.questions ?? [];
  const campuses = exam.usedElsewhere ?? [];
  const isShared = campuses.length > 0;
  return (
    <>
      <PageHeading
        title={exam.title}
        subtitle={
          <span className={styles['chips']}>
            <Link to={`/courses/${exam.courseId}?tab=exams`}>
              <Text id="toCourseOfExam" />
            </Link>
            <WholeIn locales={exam.wholeIn} />
          </span>
        }
        actions={<ExamActions exam={exam} />}
      />
      <SharedNote campuses={campuses} />
      <Tabs label={exam.title} tabs={tabs} current={current} />
      <div className={styles['bar']}>{current !== 'groups' && <WriteLocaleField />}</div>
      {current === 'questions' && <QuestionOrder exam={exam} questions={questions} isReadOnly={isShared} />}
      {current === 'groups' && <GroupsTab examId={exam._id} />}
      {current === 'statistics' && <StatisticsTab examId={exam._id} questions={questions} />}
      {current === 'settings' && (
        <ReadOnly isOn={isShared}>
          <ExamForm exam={exam} questions={questions} />
        </ReadOnly>
      )}
    </>
  );
}
