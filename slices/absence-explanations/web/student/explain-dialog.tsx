import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ACCEPTED_ENDINGS, SUBMITTED_FILE_BYTES_MAX } from '#slices/assignments/rules/submitted-file.ts';
import {
  SendingBar,
  sendWorkFile,
  WorkFileRow,
  type Sending,
  type SentWork,
} from '#slices/assignments/web/api.ts';
import { explanation } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { useClassText } from '../use-class-text.ts';
import {
  changeAbsenceExplanation,
  explainAbsence,
  openExplanationUpload,
  ownAbsenceExplanations,
  type OwnAbsenceFragment,
  type OwnExplanationFragment,
} from './own-absences.graphql.generated.ts';

export interface Opened {
  missed: Omit<OwnAbsenceFragment, '__typename' | '_id' | 'lastDay'> & { sessionId: string };
  /** What is changed; null for a new one. */
  stored: OwnExplanationFragment | null;
}

interface ExplainDialogProps {
  opened: Opened;
  onClose: () => void;
}

/** Explains an absence, or changes what nobody has decided yet. */
export function ExplainDialog({ opened: { missed, stored }, onClose }: ExplainDialogProps) {
  const text = useText();
  const { dayText, courseOf, hoursOf } = useClassText();
  const { sending, send, stop } = useSending();
  const [chosen, setChosen] = useState<File | null>(null);
  const [keepsFile, setKeepsFile] = useState(true);
  const had = keepsFile ? (stored?.file ?? null) : null;
  const shown = chosen ? { name: chosen.name, bytes: chosen.size, about: text('explanationFileReady') } : had;
  const { sessionId } = missed;
  return (
    <RecordDialog
      id="explanation"
      title={<Text id={stored ? 'changeExplanation' : 'explainAbsenceNamed'} />}
      fields={explanation}
      stored={stored}
      submitLabel={stored ? undefined : text('sendExplanation')}
      save={async (explanationInput, { id: explanationId, version }) => {
        const file = chosen && (await send(chosen));
        return version === null
          ? call(explainAbsence, { explanationId, sessionId, explanationInput, file })
          : call(changeAbsenceExplanation, { explanationId, version, explanationInput, file, keepsFile });
      }}
      stale={[ownAbsenceExplanations]}
      onSaved={() => showToast('success', text(stored ? 'explanationChanged' : 'explanationSent'))}
      reload={async (id) => {
        const { ownAbsenceExplanations: now } = await call(ownAbsenceExplanations, { after: null });
        return now.rows.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p className={styles['quiet']}>
            {[dayText(missed.day), courseOf(missed), hoursOf(missed), missed.groupName].join(' · ')}
          </p>
          <TextArea {...control('text')} label={text('explanationText')} rows={5} />
          {sending && <SendingBar sending={sending} onStop={stop} />}
          {shown && !sending && (
            <ul className={styles['files']}>
              <WorkFileRow
                {...shown}
                action={
                  <IconButton
                    icon="trash"
                    size="small"
                    label={text('removeExplanationFile', { name: shown.name })}
                    onClick={() => (chosen ? setChosen(null) : setKeepsFile(false))}
                  />
                }
              />
            </ul>
          )}
          {!shown && (
            <>
              <FileUpload
                label={text('explanationFile')}
                rules={{
                  accept: ACCEPTED_ENDINGS,
                  maxBytes: SUBMITTED_FILE_BYTES_MAX,
                  minBytes: 1,
                  maxFiles: 1,
                }}
                onFiles={([file]) => setChosen(file ?? null)}
              />
              <p className={styles['quiet']}>
                <Text id="explanationFileHelp" />
              </p>
            </>
          )}
        </>
      )}
    </RecordDialog>
  );
}

/** Sends a file to the store; what has arrived is not sent again by another try. */
function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const arrived = useRef(new Map<File, SentWork>());
  const stopping = useRef<AbortController | null>(null);

  async function send(file: File): Promise<SentWork> {
    const known = arrived.current.get(file);
    if (known) return known;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const { name, size: total } = file;
    setSending({ name, done: 0, total });
    try {
      const sent = await sendWorkFile({
        file,
        signal,
        onSent: (done) => setSending({ name, done, total }),
        open: async (about) => (await call(openExplanationUpload, about, { signal })).openExplanationUpload,
      });
      arrived.current.set(file, sent);
      return sent;
    } finally {
      setSending(null);
    }
  }

  return { sending, send, stop: () => stopping.current?.abort() };
}
