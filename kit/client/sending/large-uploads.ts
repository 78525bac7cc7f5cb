/** A file too large to wait for: it is sent in the background, while people go on with other things. */
export interface LargeUpload {
  /** What it belongs to, such as a lesson. */
  itemType: string;
  itemId: string;
  locale: string;
  file: File;
  title?: string;
}

type Sender = (upload: LargeUpload) => Promise<void> | void;

let send: Sender | null = null;

/** The app sets what sends large files: a slice with a file to send may be below that slice and cannot import it. */
export function sendLargeUploadsBy(sender: Sender): void {
  send = sender;
}

/** Hands a large file over; what becomes of it is seen in the tray. */
export function handOverLargeUpload(upload: LargeUpload): void {
  if (!send) throw new Error('Nobody sends large files in this app.');
  void send(upload);
}

const listeners = new Set<() => void>();

/** Called when a large file has arrived whole, so that a screen which shows it can refetch. */
export function hearOfLargeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the sender. */
export function tellLargeUploadArrived(): void {
  for (const listener of listeners) listener();
}
