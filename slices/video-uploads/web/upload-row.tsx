import { ProgressBar } from '#kit/ui/progress/progress-bar.tsx';
import { arrivedBytes, mayBeResumed, type UploadItem, type UploadStatus } from '../rules/upload-item.ts';
import { hasFile } from './film-uploads.ts';
import { ResumeChooser } from './resume-chooser.tsx';
import { StateText } from './state-text.tsx';
import { UploadActions } from './upload-actions.tsx';
import { useUploadProgress } from './upload-progress.ts';
import styles from './uploads.module.css';

const TONES: Readonly<Partial<Record<UploadStatus, 'success' | 'danger'>>> = {
  completed: 'success',
  error: 'danger',
};

/** One film on its way: what it is, how far it has come, and what can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { videoId, title, fileSize, status } = item;
  const progress = useUploadProgress(videoId);
  const sentBytes = status === 'completed' ? fileSize : (progress?.sentBytes ?? arrivedBytes(item));
  const isInterrupted = mayBeResumed(item) && !hasFile(videoId);
  return (
    <li className={styles['row']}>
      <div className={styles['top']}>
        <span className={styles['title']} title={title}>
          {title}
        </span>
        <UploadActions item={item} />
      </div>
      <ProgressBar
        label={title}
        total={fileSize}
        done={status === 'processing' || status === 'loading' ? null : sentBytes}
        tone={TONES[status] ?? 'info'}
      />
      <StateText item={item} sentBytes={sentBytes} />
      {isInterrupted && <ResumeChooser item={item} />}
    </li>
  );
}
