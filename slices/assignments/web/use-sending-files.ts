import { useRef, useState } from 'react';
import { persistently } from '#kit/client/sending/persistently.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { refresh, type Named } from '#kit/client/query/query-client.ts';
import type { Sending } from './sending-bar.tsx';
import { sendWorkFile, type OpenedSending, type SentWork } from './send-work-file.ts';

type Open = (about: Omit<SentWork, 'uploadId'>, signal: AbortSignal) => Promise<OpenedSending>;

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
