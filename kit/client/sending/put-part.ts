/** What a storage has answered to a part; a status of 0 if nothing came back. */
export interface PartAnswer {
  status: number;
  etag: string | null;
}

export interface PartToPut {
  url: string;
  bytes: Blob;
  signal: AbortSignal;
  /** Hears how much of it has gone out so far. */
  onSent: (bytes: number) => void;
}

/** Sends one part to its own address. The older way of asking is the only one that tells how far it has come. */
export function putPart({ url, bytes, signal, onSent }: PartToPut): Promise<PartAnswer> {
  return new Promise((answer, give) => {
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', cancel);
      if (signal.aborted) give(signal.reason as Error);
      else answer({ status: request.status, etag: request.getResponseHeader('etag') });
    });
    request.open('PUT', url);
    signal.addEventListener('abort', cancel);
    request.send(bytes);
  });
}
