import { persistently } from '#kit/client/sending/persistently.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';

export interface SentWork {
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

export interface OpenedSending {
  uploadId: string;
  urls: readonly string[];
  partBytes: number;
}

export interface WorkToSend {
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
