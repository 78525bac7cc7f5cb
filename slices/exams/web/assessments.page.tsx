import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { ListedExamRow } from './exam-row.tsx';
import { studentExams, type ListedExamFragment } from './listed-exams.graphql.generated.ts';
import styles from './exams.module.css';

const LISTS: readonly { title: MessageId; holds: (exam: ListedExamFragment) => boolean }[] = [
  { title: 'examsOpen', holds: ({ isOpen }) => isOpen },
  { title: 'examsLater', holds: ({ isToCome }) => isToCome },
  { title: 'examsDone', holds: ({ isOpen, isToCome }) => !isOpen && !isToCome },
];

export type AssessmentsSlot = PageSlot<null>;

export function AssessmentsPage({ slots }: SlotsProps<AssessmentsSlot>) {
  const { buttons, cards } = usePageSlots(slots, null);
  const answer = useQuery(studentExams, {}, { fresh: true });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAssessments" />}
        subtitle={<Text id="assessmentsLead" />}
        actions={buttons}
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ studentExams: exams }) => (
          <div className={styles['lists']}>
            {exams.every(({ isOpen }) => !isOpen) && (
              <EmptyState icon="award" title={<Text id="noPendingExams" />} />
            )}
            {LISTS.map(({ title, holds }) => (
              <ExamList key={title} title={title} exams={exams.filter(holds)} />
            ))}
            {cards}
          </div>
        )}
      </DataView>
    </Page>
  );
}

function ExamList({ title, exams }: { title: MessageId; exams: readonly ListedExamFragment[] }) {
  if (exams.length === 0) return null;
  return (
    <Card title={<Text id={title} />}>
      <ul className={styles['exams']}>
        {exams.map((exam) => (
          <li key={exam._id}>
            <ListedExamRow exam={exam} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
