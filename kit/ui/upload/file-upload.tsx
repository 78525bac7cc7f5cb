import { useEffect, useId, useState, type DragEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { ANY_FILES, checkFiles, type CheckedFiles, type FileRules } from './check-files.ts';
import { useFileDialog } from './use-file-dialog.ts';
import styles from './upload.module.css';

interface FileUploadProps {
  label: string;
  /** Within a form, which is then not sent with a file that was refused: it is taken out first. */
  name?: string;
  rules?: Partial<FileRules>;
  disabled?: boolean;
  /** What was dropped elsewhere before this was shown: those of them that do not pass are told here too. */
  dropped?: readonly File[];
  /** Called with the files that passed; those that did not are told here. */
  onFiles: (files: File[]) => void;
  onCancel?: () => void;
}

/** A place to drop files on, and a button for those who rather choose. */
export function FileUpload({
  label,
  name,
  rules: given,
  disabled = false,
  dropped,
  ...told
}: FileUploadProps) {
  const text = useText();
  const { onFiles, onCancel } = told;
  const id = useId();
  const rules = { ...ANY_FILES, ...given };
  const [refused, setRefused] = useState<CheckedFiles['refused']>(
    () => checkFiles(dropped ?? [], rules).refused,
  );
  const [isOver, setIsOver] = useState(false);
  const { input, open } = useFileDialog(() => onCancel?.());
  const problem = name === undefined ? '' : refused.map((one) => wordsOf(one, text)).join(' ');

  useEffect(
    function holdTheFormBack() {
      input.current?.setCustomValidity(problem);
    },
    [input, problem],
  );

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
          name={name}
          className={styles['hidden']}
          tabIndex={-1}
          accept={rules.accept.join(',')}
          multiple={rules.maxFiles > 1}
          disabled={disabled}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </div>
      <Refusals
        refused={refused}
        {...(name !== undefined && {
          onRemove: (removed) => setRefused(refused.filter(({ file }) => file !== removed)),
        })}
      />
    </div>
  );
}

type Refused = CheckedFiles['refused'][number];

const wordsOf = ({ file, problems }: Refused, text: ReturnType<typeof useText>): string =>
  `${file.name}: ${problems.map(({ id, values }) => text(id, values)).join(' · ')}`;

interface RefusalsProps {
  refused: readonly Refused[];
  onRemove?: (file: File) => void;
}

function Refusals({ refused, onRemove }: RefusalsProps) {
  const text = useText();
  return (
    <div role="alert">
      <ul className={styles['problems']}>
        {refused.map((one) => (
          <li key={one.file.name}>
            <Icon name="alert" size="small" />
            <span>{wordsOf(one, text)}</span>
            {onRemove && (
              <IconButton
                icon="close"
                size="small"
                label={text('removeNamed', { name: one.file.name })}
                onClick={() => onRemove(one.file)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
