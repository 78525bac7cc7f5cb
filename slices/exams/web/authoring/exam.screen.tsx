import { useParams } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ReadOnly, SharedNote } from '#slices/courses/web/api.ts';
import { StatisticsTab } from '../regrading/statistics-tab.tsx';
import { GroupsTab } from '../scheduling/groups-tab.tsx';
import styles from './authoring.module.css';
import { writtenExam, type WrittenExamQuery } from './authoring.graphql.generated.ts';
import { ExamActions } from './exam-actions.tsx';
import { ExamForm } from './exam-form.tsx';
import { ExamUnknown } from './exam-unknown.tsx';
import { QuestionOrder } from './question-order.tsx';
import { WholeIn } from './whole-in.tsx';
import { WriteLocaleField } from './write-locale-field.tsx';

/** One exam for those who write it: its questions, and how it is sat. */
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
