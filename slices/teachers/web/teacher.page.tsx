import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
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
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { PictureEditor } from '#slices/people/web/api.ts';
import { can } from '../rules/permissions.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { TeacherActions } from './teacher-actions.tsx';
import {
  oneTeacher,
  removeTeacherPhoto,
  setTeacherPhoto,
  teachers,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';
import styles from './teachers.module.css';
import { ArchivedChip } from './use-teachers-table.tsx';

export type TeacherSlot = PageSlot<OneTeacherFragment>;

/** One teacher, for those who look after the campus. */
export function TeacherPage({ slots }: SlotsProps<TeacherSlot>) {
  const { teacherId = '' } = useParams();
  const answer = useQuery(oneTeacher, { teacherId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ teacher }) => teacher && <Teacher teacher={teacher} slots={slots} />}
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

interface TeacherProps extends SlotsProps<TeacherSlot> {
  teacher: OneTeacherFragment;
}

function Teacher({ teacher, slots }: TeacherProps) {
  useOpenedRecord(teacher.name);
  const { buttons, cards } = usePageSlots(slots, teacher);
  return (
    <>
      <PageHeading
        title={<Title {...teacher} />}
        actions={[...buttons, ...(teacher.mayManage ? [<TeacherActions key="own" teacher={teacher} />] : [])]}
      />
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
        {cards}
        {teacher.mayManage && <PhotoCard teacher={teacher} />}
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

/** The photo of a teacher, which stands beside the name wherever it is. */
function PhotoCard({ teacher }: { teacher: OneTeacherFragment }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [oneTeacher, teachers] });
  const teacherId = teacher._id;

  async function use(photo: string): Promise<boolean> {
    if (!(await mutate(setTeacherPhoto, { teacherId, photo }))) return false;
    showToast('success', text('photoSaved'));
    return true;
  }

  async function remove(): Promise<void> {
    if (await mutate(removeTeacherPhoto, { teacherId })) showToast('success', text('photoRemoved'));
  }

  return (
    <Card title={<Text id="photo" />}>
      <PictureEditor
        fullName={teacher.name}
        pictureUrl={teacher.photoUrl ?? null}
        onUse={use}
        onRemove={remove}
      />
    </Card>
  );
}

/** What is said about a teacher; what is not said is left out. */
function useFactsAboutTeacher(teacher: OneTeacherFragment): { term: string; value: ReactNode }[] {
  const text = useText();
  const mayOpenGroups = can.openGroups(useSignedInUser().roles ?? []);
  const { regionName, personId, personName, groups } = teacher;
  return [
    { term: text('teacherCampus'), value: regionName },
    {
      term: text('teacherAccount'),
      value: personId && personName && <Link to={`/users/${personId}`}>{personName}</Link>,
    },
    {
      term: text('teacherGroups'),
      value: groups.length > 0 && (
        <span className={styles['groups']}>
          {groups.map(({ _id, name }) =>
            mayOpenGroups ? (
              <Link key={_id} to={`/groups/${_id}`}>
                {name}
              </Link>
            ) : (
              <span key={_id}>{name}</span>
            ),
          )}
        </span>
      ),
    },
  ].filter(({ value }) => Boolean(value));
}
