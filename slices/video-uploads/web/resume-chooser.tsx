import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { useFileDialog } from '#kit/ui/upload/use-file-dialog.ts';
import type { UploadItem } from '../rules/upload-item.ts';
import { VIDEO_TYPES } from '../rules/video-upload.ts';
import { resumeUpload } from './film-uploads.ts';
import styles from './uploads.module.css';

/** No page may keep hold of a file over a reload, so it has to be chosen once more. */
export function ResumeChooser({ item }: { item: UploadItem }) {
  const text = useText();
  const textIfKnown = useTextIfKnown();
  const [problem, setProblem] = useState<string | null>(null);
  const { fileName: filename } = item;

  async function choose(file: File | null): Promise<void> {
    setProblem(await resumeUpload(item, file));
  }
  const { input, open } = useFileDialog(() => void choose(null));
  return (
    <div className={styles['resume']}>
      <Button onClick={open}>
        <Text id="resumeUpload" />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${text('resumeUpload')} ${item.title}`}
        accept={[...VIDEO_TYPES, '.mkv', '.mov', '.m4a'].join(',')}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0] ?? null)}
      />
      {problem && (
        <p role="alert" className={styles['trouble']}>
          {textIfKnown(problem, { filename })}
        </p>
      )}
    </div>
  );
}
