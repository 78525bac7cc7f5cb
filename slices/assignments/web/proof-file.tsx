import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ACCEPTED_ENDINGS, SUBMITTED_FILE_BYTES_MAX } from '../rules/submitted-file.ts';
import styles from './assignments.module.css';
import { SendingBar, sendWorkFile, type Open, type Sending, type SentWork } from './sending.tsx';
import { WorkFileRow } from './work-file-row.tsx';

const RULES = { accept: ACCEPTED_ENDINGS, maxBytes: SUBMITTED_FILE_BYTES_MAX, minBytes: 1, maxFiles: 1 };

interface ProofOfForm {
  /** The place in the form where the file is chosen, shown and taken out. */
  field: ReactNode;
  /** Sends what was chosen and says by which names it lies in the store; null where nothing was. */
  send: () => Promise<SentWork | null>;
  /** Whether the file that is there stays, where no other comes. */
  keepsFile: boolean;
}

/** One file that goes with what a form says, such as a note from a doctor. */
export function useProofFile(stored: { name: string; bytes: number } | null, open: Open): ProofOfForm {
  const text = useText();
  const { sending, send, stop } = useSending(open);
  const [chosen, setChosen] = useState<File | null>(null);
  const [keepsFile, setKeepsFile] = useState(true);
  const had = keepsFile ? stored : null;
  const shown = chosen ? { name: chosen.name, bytes: chosen.size, about: text('proofFileReady') } : had;
  return {
    keepsFile,
    send: async () => chosen && send(chosen),
    field: (
      <>
        {sending && <SendingBar sending={sending} onStop={stop} />}
        {shown && !sending && (
          <div>
            <span className={styles['proofLabel']}>
              <Text id="proofFile" />
            </span>
            <ul className={styles['files']}>
              <WorkFileRow
                {...shown}
                action={
                  <IconButton
                    icon="trash"
                    size="small"
                    label={text('removeNamed', { name: shown.name })}
                    onClick={() => (chosen ? setChosen(null) : setKeepsFile(false))}
                  />
                }
              />
            </ul>
          </div>
        )}
        {!shown && (
          <div>
            <FileUpload
              name="file"
              label={text('proofFile')}
              rules={RULES}
              onFiles={([file]) => setChosen(file ?? null)}
            />
            <p className={styles['quiet']}>
              <Text id="proofFileHelp" />
            </p>
          </div>
        )}
      </>
    ),
  };
}

/** Sends a file to the store; what has arrived is not sent again by another try. */
function useSending(open: Open) {
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
        open: (about) => open(about, signal),
      });
      arrived.current.set(file, sent);
      return sent;
    } finally {
      setSending(null);
    }
  }

  return { sending, send, stop: () => stopping.current?.abort() };
}
