import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { ProgressBar } from '#kit/ui/progress/progress-bar.tsx';
import { TimeLeft } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useFileDialog } from '#kit/ui/upload/use-file-dialog.ts';
import {
  arrivedBytes,
  mayBeResumed,
  type UploadItem,
  type UploadStatus,
  type UploadTrouble,
} from '../rules/upload-item.ts';
import { VIDEO_TYPES } from '../rules/video-upload.ts';
import { useIsUnanswered } from './ask-patiently.ts';
import { abortUpload, continueUpload, hasFile, pauseUpload, resumeUpload } from './film-uploads.ts';
import { useIsWaiting } from './turns.ts';
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

interface StateTextProps {
  item: UploadItem;
  sentBytes: number;
}

/** How an upload stands, in one line. */
function StateText(props: StateTextProps) {
  return (
    <p className={styles['words']}>
      <Words {...props} />
    </p>
  );
}

function Words({ item, sentBytes }: StateTextProps) {
  switch (item.status) {
    case 'loading':
      return <Asking item={item} sentBytes={sentBytes} words="uploadLoading" />;
    case 'uploading':
      return <HowFar item={item} sentBytes={sentBytes} />;
    case 'processing':
      return <Asking item={item} sentBytes={sentBytes} words="uploadProcessing" />;
    case 'completed':
      return (
        <Chip tone="success">
          <Text id="uploadCompleted" />
        </Chip>
      );
    default:
      return item.trouble && <TroubleText trouble={item.trouble} />;
  }
}

/** While the server is asked where to send it, or told that all of it is there. */
function Asking({
  item: { videoId, fileSize },
  sentBytes,
  words,
}: StateTextProps & { words: 'uploadLoading' | 'uploadProcessing' }) {
  const { size } = useFileSize();
  const isWaiting = useIsWaiting(videoId);
  const isCut = useIsUnanswered(videoId);
  if (isCut) return <Text id="uploadCut" values={{ sent: size(sentBytes), total: size(fileSize) }} />;
  return <Text id={isWaiting ? 'uploadWaits' : words} />;
}

function HowFar({ item: { videoId, fileSize, isPaused, trouble }, sentBytes }: StateTextProps) {
  const words = useFileSize();
  const progress = useUploadProgress(videoId);
  const sizes = { sent: words.size(sentBytes), total: words.size(fileSize) };
  if (isPaused) return <Text id="uploadPaused" values={sizes} />;
  if (!hasFile(videoId)) return <Text id="uploadInAnotherTab" />;
  if (trouble)
    return (
      <>
        <TroubleText trouble={trouble} /> · <Text id="uploadRetried" values={sizes} />
      </>
    );
  if (progress?.isCut) return <Text id="uploadCut" values={sizes} />;
  return (
    <>
      <Text id="uploadSent" values={sizes} />
      {progress?.bytesPerSecond ? ` · ${words.speed(progress.bytesPerSecond)}` : null}
      {progress?.secondsLeft ? (
        <>
          {' · '}
          <TimeLeft seconds={progress.secondsLeft} />
        </>
      ) : null}
    </>
  );
}

function TroubleText({ trouble: { id: problem, values, message } }: { trouble: UploadTrouble }) {
  const problemText = useProblemText();
  return <span className={styles['trouble']}>{problemText({ problem, values, message })}</span>;
}

/** Pause, go on, cancel: each only where it makes sense. What another tab sends is that tab's. */
function UploadActions({ item }: { item: UploadItem }) {
  const text = useText();
  const { videoId, title, status, isPaused } = item;
  const isHere = hasFile(videoId);
  const mayGoOn = isHere && (isPaused || mayBeResumed(item));
  return (
    <>
      {isHere && status === 'uploading' && !isPaused && (
        <IconButton
          size="small"
          icon="pause"
          label={text('pauseUpload', { title })}
          onClick={() => pauseUpload(videoId)}
        />
      )}
      {mayGoOn && (
        <IconButton
          size="small"
          icon={isPaused ? 'play' : 'refresh'}
          label={text('continueUpload', { title })}
          onClick={() => void continueUpload(videoId)}
        />
      )}
      {status !== 'completed' && (isHere || status === 'error') && <CancelButton item={item} />}
    </>
  );
}

function CancelButton({ item: { videoId, title } }: { item: UploadItem }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  function cancel(): void {
    showToast('info', text('uploadCanceled'));
    void abortUpload(videoId);
  }
  return (
    <>
      <IconButton
        size="small"
        icon="close"
        label={text('cancelUpload', { title })}
        onClick={() => setIsAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        title={<Text id="cancelUploadQuestion" />}
        action={<Text id="cancelUploadDeed" />}
        onConfirm={cancel}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="cancelUploadMeans" values={{ title }} />
      </Confirm>
    </>
  );
}

/** No page may keep hold of a file over a reload, so it has to be chosen once more. */
function ResumeChooser({ item }: { item: UploadItem }) {
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
