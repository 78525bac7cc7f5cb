import { useState } from 'react';
import { useParams, type Params } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './assignments.module.css';
import { AssignmentFacts } from './assignment-facts.tsx';
import { GradeCard } from './grade-card.tsx';
import { studentAssignment, type OwnAssignmentFragment } from './student-assignment.graphql.generated.ts';
import { SubmissionCard } from './submission-card.tsx';
import { WorkFileRow } from './work-file-row.tsx';

export const prefetch = ({ assignmentId = '' }: Params): void =>
  prefetchQuery(studentAssignment, { assignmentId });

/** An assignment as its student sees it: what to do, with what, until when, what was handed in and what came of it. */
export function StudentAssignmentScreen() {
  const { assignmentId = '' } = useParams();
  const answer = useQuery(studentAssignment, { assignmentId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />} empty={<Unknown />}>
        {({ studentAssignment: found }) =>
          found ? <Assignment key={found._id} found={found} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

function Assignment({ found }: { found: OwnAssignmentFragment }) {
  // What the server has answered to handing in is newer than what the page was opened with.
  const [answered, setAnswered] = useState<OwnAssignmentFragment | null>(null);
  const assignment = answered ?? found;
  const { courseId, courseCode, courseName, title, content, downloads } = assignment;
  const text = useText();
  useOpenedRecord(
    title,
    { name: text('menuCourses'), address: '/student/courses' },
    { name: courseName, address: `/student/courses/${courseId}` },
  );
  return (
    <>
      <PageHeading
        title={title}
        subtitle={
          <Link to={`/student/courses/${courseId}`}>
            {courseCode} · {courseName}
          </Link>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {content && (
            <Card>
              <RichText html={content} />
            </Card>
          )}
          {downloads.length > 0 && (
            <Card title={<Text id="assignmentDownloads" />}>
              <ul className={styles['files']}>
                {downloads.map(({ _id, ...file }) => (
                  <WorkFileRow key={_id} {...file} />
                ))}
              </ul>
            </Card>
          )}
          <SubmissionCard assignment={assignment} onSubmitted={setAnswered} />
        </div>
        <div className={styles['column']}>
          <AssignmentFacts assignment={assignment} />
          <GradeCard assignment={assignment} />
        </div>
      </div>
    </>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="assignmentNotThere" />} />
    <Link to="/student/courses">
      <Text id="menuCourses" />
    </Link>
  </>
);
