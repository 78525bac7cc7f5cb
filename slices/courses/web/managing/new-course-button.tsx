import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';

/** Makes a course and leads to it, where languages, files and groups are added. */
export function NewCourseButton() {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="newCourse" />
      </Button>
      {isOpen && (
        <NewCourseDialog
          copied={null}
          onClose={() => setIsOpen(false)}
          onMade={(courseId) => void navigate(`/courses/${courseId}`)}
        />
      )}
    </>
  );
}
