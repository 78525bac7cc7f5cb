import { Button } from '#kit/ui/button/button.tsx';
import { focusedFirst } from '#kit/ui/focus/focused-first.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './regrading.module.css';

interface OldKeysProps {
  /** How many results stand on answers that were corrected since. */
  count: number;
  onSee: () => void;
}

const SeeButton = ({ onSee, isMain = false }: Pick<OldKeysProps, 'onSee'> & { isMain?: boolean }) => (
  <Button
    tone={isMain ? 'primary' : 'default'}
    {...focusedFirst(isMain)}
    aria-haspopup="dialog"
    onClick={onSee}
  >
    <Text id="seeRegrade" />
  </Button>
);

/** Stands over the questions of an exam until its results follow what was corrected. */
export const OldKeysNote = ({ count, onSee }: OldKeysProps) => (
  <div className={styles['oldKeys']}>
    <Note tone="warning">
      <Text id="oldKeysOfExam" values={{ count }} />
      <SeeButton onSee={onSee} />
    </Note>
  </div>
);

/** Comes after a question was saved whose key had graded results, which do not follow by themselves. */
export const OldKeysDialog = ({ count, onSee, onClose }: OldKeysProps & { onClose: () => void }) => (
  <Modal
    isOpen
    title={<Text id="oldKeysTitle" />}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>
          <Text id="notNow" />
        </Button>
        <SeeButton onSee={onSee} isMain />
      </>
    }
  >
    <Text id="oldKeysOfQuestion" values={{ count }} />
  </Modal>
);
