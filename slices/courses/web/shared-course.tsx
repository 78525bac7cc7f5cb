import type { ReactNode } from 'react';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './shared-course.module.css';

interface SharedNoteProps {
  /** The campuses that would have to be asked, by name; none where the reader may change it. */
  campuses: readonly string[];
}

/** Why a course, or something in it, cannot be changed by the person who looks at it (COUR-15). */
export const SharedNote = ({ campuses }: SharedNoteProps) =>
  campuses.length > 0 && (
    <div className={styles['note']}>
      <Note>
        <Text id="courseIsShared" values={{ campuses: campuses.join(', ') }} />
      </Note>
    </div>
  );

interface ReadOnlyProps {
  isOn: boolean;
  children: ReactNode;
}

/** Shows a form as it is; where it is on, nothing in it can be changed. */
export const ReadOnly = ({ isOn, children }: ReadOnlyProps) => (
  <fieldset disabled={isOn} className={styles['form']}>
    {children}
  </fieldset>
);
