import { useRef, useState } from 'react';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { type Named, refresh } from '#kit/client/query/query-client.ts';
import { persistently } from '#kit/client/sending/persistently.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './assignments.module.css';

/** Asks the server where a file goes. */
export type Open = (about: Omit<SentWork, 'uploadId'>, signal: AbortSignal) => Promise<OpenedSending>;

/** Sends files one after the other, gives each its place and says how far it is. What goes wrong is told in a toast. */
export function useSendingFiles(
  open: Open,
  place: (file: SentWork) => Promise<unknown>,
  stale: readonly Named[],
) {
  const toastProblem = useProblemToast();
  const [sending, setSending] = useState<Sending | null>(null);
  const stopping = useRef<AbortController | null>(null);

  async function send(files: readonly File[]): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    try {
      for (const file of files) {
        const { name, size: total } = file;
        setSending({ name, done: 0, total });
        const onSent = (done: number): void => setSending({ name, done, total });
        const sent = await sendWorkFile({ file, signal, onSent, open: (about) => open(about, signal) });
        await persistently(() => place(sent), signal);
        refresh(stale);
      }
    } catch (problem) {
      if (!signal.aborted) toastProblem(problem);
    } finally {
      setSending(null);
    }
  }

  return { sending, send, stop: () => stopping.current?.abort() };
}

export interface SentWork {
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

interface OpenedSending {
  uploadId: string;
  urls: readonly string[];
  partBytes: number;
}

interface WorkToSend {
  file: File;
  /** Asks the server where the file goes. */
  open: (about: Omit<SentWork, 'uploadId'>) => Promise<OpenedSending>;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Sends one file to the store and says by which names it lies there. A bad network is waited out. */
export async function sendWorkFile({ file, open, onSent, signal }: WorkToSend): Promise<SentWork> {
  const about = { fileId: crypto.randomUUID(), name: file.name, bytes: file.size };
  const { uploadId, urls, partBytes } = await persistently(() => open(about), signal);
  await sendFile({ file, urls, partBytes, onSent, signal });
  return { ...about, uploadId };
}

export interface Sending {
  name: string;
  done: number;
  total: number;
}

const KILO = 1_000;

export function SendingBar({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const text = useText();
  return (
    <div>
      <Progress
        label={text('sendingWork', { name: sending.name })}
        done={Math.ceil(sending.done / KILO)}
        total={Math.ceil(sending.total / KILO)}
        action={
          <Button onClick={onStop}>
            <Text id="stopSending" />
          </Button>
        }
      />
      <p className={styles['quiet']}>
        <Text id="sendingWaits" />
      </p>
    </div>
  );
}
