import { useState } from 'react';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { mayBeResumed, type UploadItem } from '#slices/video-uploads/rules/upload-item.ts';
import { abortUpload, continueUpload, hasFile, pauseUpload } from './film-uploads.ts';

/** Pause, go on, cancel: each only where it makes sense. What another tab sends is that tab's. */
export function UploadActions({ item }: { item: UploadItem }) {
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
