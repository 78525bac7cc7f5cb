import { useState } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { KEPT_FILE_NAME_MAX } from '#slices/courses/rules/stored-file.ts';
import styles from './managing.module.css';
import type { LessonFileActions, ManagedFile } from './use-lesson-file-actions.ts';

interface LessonFileRowProps {
  file: ManagedFile;
  /** Of those it is for; null when it is for everybody. */
  language: string | null;
  place: { at: number; of: number };
  actions: LessonFileActions;
}

/** One file of a lesson: what it is called, for whom it is and where it stands. */
export function LessonFileRow({ file, language, place: { at, of }, actions }: LessonFileRowProps) {
  const text = useText();
  const { size } = useFileSize();
  const [isNamed, setIsNamed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { _id, name, bytes, url } = file;
  if (isNamed)
    return (
      <li>
        <Form<'name'>
          id={`name-${_id}`}
          submitTone="default"
          onSubmit={async ({ name: typed }) => {
            if (await actions.rename(file, typed)) setIsNamed(false);
          }}
        >
          <TextField
            name="name"
            label={text('lessonFileName')}
            required
            maxLength={KEPT_FILE_NAME_MAX}
            defaultValue={name}
          />
        </Form>
        <ActionButton action="cancel" onClick={() => setIsNamed(false)} />
      </li>
    );
  return (
    <li>
      <span className={styles['words']}>
        <a href={url}>{name}</a>
        <span className={styles['chips']}>
          <span>{size(bytes)}</span>
          {language && <Chip>{language}</Chip>}
        </span>
      </span>
      <span className={styles['actions']}>
        <IconButton
          icon="chevronUp"
          size="small"
          label={text('moveLessonUp', { title: name })}
          disabled={at === 0}
          onClick={() => void actions.move(at, at - 1)}
        />
        <IconButton
          icon="chevronDown"
          size="small"
          label={text('moveLessonDown', { title: name })}
          disabled={at === of - 1}
          onClick={() => void actions.move(at, at + 1)}
        />
        <IconButton
          icon="edit"
          size="small"
          label={text('renameFile', { name })}
          onClick={() => setIsNamed(true)}
        />
        <IconButton
          icon="trash"
          size="small"
          label={text('removeFile', { name })}
          onClick={() => setIsAsked(true)}
        />
      </span>
      <Confirm
        isOpen={isAsked}
        title={<Text id="removeFileTitle" />}
        action={<Text id="removeFileTitle" />}
        onConfirm={async () => {
          if (!(await actions.remove(file))) setIsAsked(false);
        }}
        onCancel={() => setIsAsked(false)}
      >
        <Text id="removeFileMeans" values={{ name }} />
      </Confirm>
    </li>
  );
}
