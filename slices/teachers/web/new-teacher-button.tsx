import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { TeacherDialog } from './teacher-dialog.tsx';

interface NewTeacherButtonProps {
  campuses: readonly SelectOption[];
}

/** Adds a teacher and leads to their page, where the photo is. */
export function NewTeacherButton({ campuses }: NewTeacherButtonProps) {
  const navigate = useNavigate();
  // The id is made with the window, so that everything it sends is about one teacher.
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <>
      <Button
        tone="primary"
        aria-haspopup="dialog"
        disabled={campuses.length === 0}
        onClick={() => setNewId(crypto.randomUUID())}
      >
        <Icon name="plus" />
        <Text id="newTeacher" />
      </Button>
      {newId && (
        <TeacherDialog
          teacherId={newId}
          teacher={null}
          campuses={campuses}
          onClose={() => setNewId(null)}
          onSaved={({ _id }) => void navigate(`/teachers/${_id}`)}
        />
      )}
    </>
  );
}
