import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { PhotoCard } from './photo-card.tsx';
import { TeacherActions } from './teacher-actions.tsx';
import { oneTeacher, type OneTeacherFragment } from './teachers.graphql.generated.ts';
import styles from './teachers.module.css';
import { useFactsAboutTeacher } from './use-facts-about-teacher.tsx';
import { ArchivedChip } from './use-teachers-table.tsx';

/** What slices further up have to say about a teacher. */
interface TeacherExtras {
  renderCards: (teacher: OneTeacherFragment) => ReactNode;
}

/** One teacher, for those who look after the campus. */
export function TeacherPage({ renderCards }: TeacherExtras) {
  const { teacherId = '' } = useParams();
  const answer = useQuery(oneTeacher, { teacherId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ teacher }) => teacher && <Teacher teacher={teacher} renderCards={renderCards} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="teacherNotFound" />} />
    <Link to="/teachers">
      <Text id="teachers" />
    </Link>
  </>
);

interface TeacherProps extends TeacherExtras {
  teacher: OneTeacherFragment;
}

function Teacher({ teacher, renderCards }: TeacherProps) {
  useOpenedRecord(teacher.name);
  return (
    <>
      <PageHeading title={<Title {...teacher} />} actions={<TeacherActions teacher={teacher} />} />
      <div className={styles['cards']}>
        <Card title={<Text id="aboutTeacher" />}>
          <FactList facts={useFactsAboutTeacher(teacher)} />
        </Card>
        <Card title={<Text id="biography" />}>
          {teacher.biography ? (
            <RichText html={teacher.biography} />
          ) : (
            <p className={styles['quiet']}>
              <Text id="noBiography" />
            </p>
          )}
        </Card>
        {renderCards(teacher)}
        <PhotoCard teacher={teacher} />
      </div>
    </>
  );
}

const Title = ({ name, photoUrl, archived }: OneTeacherFragment) => (
  <span className={styles['title']}>
    <Avatar fullName={name} picture={photoUrl} size="large" />
    {name}
    {archived && <ArchivedChip />}
  </span>
);
