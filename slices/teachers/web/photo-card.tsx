import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { PictureEditor } from '#slices/people/web/api.ts';
import {
  oneTeacher,
  removeTeacherPhoto,
  setTeacherPhoto,
  teachers,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';

/** The photo of a teacher, which stands beside the name wherever it is. */
export function PhotoCard({ teacher }: { teacher: OneTeacherFragment }) {
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
