import { call } from '#kit/client/call/call.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { PictureEditor } from '#slices/people/web/api.ts';
import {
  removeTeacherPhoto,
  setTeacherPhoto,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';

interface PhotoCardProps {
  teacher: OneTeacherFragment;
  onChanged: () => void;
}

/** The photo of a teacher, which stands beside the name wherever it is. */
export function PhotoCard({ teacher, onChanged }: PhotoCardProps) {
  const text = useText();
  const teacherId = teacher._id;

  async function use(photo: string): Promise<void> {
    await call(setTeacherPhoto, { teacherId, photo });
    showToast('success', text('photoSaved'));
    onChanged();
  }

  async function remove(): Promise<void> {
    await call(removeTeacherPhoto, { teacherId });
    showToast('success', text('photoRemoved'));
    onChanged();
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
