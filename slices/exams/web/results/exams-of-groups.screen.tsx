import { useState } from 'react';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { saysAllOf } from '../../rules/exam-lists.ts';
import styles from './results.module.css';
import { taughtExams, type TaughtExamFragment } from './results.graphql.generated.ts';

/** The exams of what the groups of a manager are taught, also those that nobody sits yet: here they are given their times. */
export function ExamsOfGroupsScreen() {
  const text = useText();
  const answer = useQuery(taughtExams, {});
  const [search, setSearch] = useState('');
  useOpenedRecord(text('examsOfGroups'));
  return (
    <Page>
      <PageHeading title={<Text id="examsOfGroups" />} subtitle={<Text id="examsOfGroupsLead" />} />
      <div className={styles['search']}>
        <TextField
          name="search"
          label={text('searchExams')}
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={6} />}
        empty={<EmptyState icon="award" title={<Text id="noExamsTaught" />} />}
      >
        {({ taughtExams: exams }) => <Exams exams={exams.filter((exam) => saysAllOf(exam, search))} />}
      </DataView>
    </Page>
  );
}

function Exams({ exams }: { exams: readonly TaughtExamFragment[] }) {
  if (exams.length === 0) return <EmptyState icon="search" title={<Text id="noExamFound" />} />;
  return (
    <Rows>
      {exams.map((exam) => (
        <TaughtExam key={exam._id} exam={exam} />
      ))}
    </Rows>
  );
}

function TaughtExam({
  exam: { _id, title, courseCode, courseName, schedules },
}: {
  exam: TaughtExamFragment;
}) {
  const text = useText();
  const timeText = useTimeText();
  const last = schedules.at(-1);
  return (
    <li>
      <RowText
        name={`${courseCode} · ${title}`}
        action={`/examResults/exams/${_id}`}
        chips={
          <>
            <span>{courseName}</span>
            <Chip tone={last ? 'info' : 'warning'}>
              {text('examGroupsCount', { count: schedules.length })}
            </Chip>
            {last && (
              <Chip>{text('examLastDeadline', { day: timeText(last.deadline, { shows: 'day' }) })}</Chip>
            )}
          </>
        }
      />
    </li>
  );
}
