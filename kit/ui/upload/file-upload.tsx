import { useId, useState, type DragEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { ANY_FILES, checkFiles, type CheckedFiles, type FileRules } from './check-files.ts';
import { useFileDialog } from './use-file-dialog.ts';
import styles from './upload.module.css';

interface FileUploadProps {
  label: string;
  rules?: Partial<FileRules>;
  disabled?: boolean;
  /** What was dropped elsewhere before this was shown: those of them that do not pass are told here too. */
  dropped?: readonly File[];
  /** Called with the files that passed; those that did not are told here. */
  onFiles: (files: File[]) => void;
  onCancel?: () => void;
}

/** A place to drop files on, and a button for those who rather choose. */
export function FileUpload({ label, rules: given, disabled = false, dropped, ...told }: FileUploadProps) {
  const { onFiles, onCancel } = told;
  const id = useId();
  const rules = { ...ANY_FILES, ...given };
  const [refused, setRefused] = useState<CheckedFiles['refused']>(
    () => checkFiles(dropped ?? [], rules).refused,
  );
  const [isOver, setIsOver] = useState(false);
  const { input, open } = useFileDialog(() => onCancel?.());
  const count = rules.maxFiles === 1 ? 1 : 2;

  function take(files: FileList | null): void {
    const checked = checkFiles(Array.from(files ?? []), rules);
    setRefused(checked.refused);
    if (checked.accepted.length > 0) onFiles(checked.accepted);
  }

  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over && !disabled);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div
        className={styles['zone']}
        data-over={isOver}
        data-disabled={disabled}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" />
        <Text id="dropFilesHere" values={{ count }} />
        <Button disabled={disabled} onClick={open}>
          <Text id="chooseFiles" values={{ count }} />
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles['hidden']}
          tabIndex={-1}
          accept={rules.accept.join(',')}
          multiple={rules.maxFiles > 1}
          disabled={disabled}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </div>
      <Refusals refused={refused} />
    </div>
  );
}

function Refusals({ refused }: Pick<CheckedFiles, 'refused'>) {
  const text = useText();
  return (
    <div role="alert">
      <ul className={styles['problems']}>
        {refused.map(({ file, problems }) => (
          <li key={file.name}>
            <Icon name="alert" size="small" />
            <span>
              {file.name}: {problems.map(({ id, values }) => text(id, values)).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
