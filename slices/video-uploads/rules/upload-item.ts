/** Exactly these; a paused upload is one that is uploading and rests. */
export const UPLOAD_STATUSES = [
  'loading',
  'uploading',
  'processing',
  'completed',
  'error',
  'aborted',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** What may follow what. A user who resumes an upload that failed begins by loading again. */
export const NEXT_STATUSES: Readonly<Record<UploadStatus, readonly UploadStatus[]>> = {
  // The server may know that it is complete, from a try whose answer was lost.
  loading: ['uploading', 'processing', 'completed', 'error', 'aborted'],
  // Addresses that have run out are asked for again.
  uploading: ['loading', 'processing', 'error', 'aborted'],
  // Parts that turn out not to have arrived whole are sent again.
  processing: ['loading', 'completed', 'error', 'aborted'],
  error: ['loading', 'aborted'],
  completed: [],
  aborted: [],
};

export const mayBecome = (now: UploadStatus, next: UploadStatus): boolean =>
  NEXT_STATUSES[now].includes(next);

/** Why an upload stopped or does not get on: the id of a message, and what stands in it. */
export interface UploadTrouble {
  id: string;
  values: Record<string, string | number>;
  /** In English, for a problem that this browser has no words for. */
  message: string;
}

/** What a browser remembers of a film it sends, also over a reload: everything but the file itself. */
export interface UploadItem {
  videoId: string;
  locale: string;
  itemId: string;
  itemType: string;
  title: string;
  fileName: string;
  fileSize: number;
  type: string;
  fingerprint: string;
  status: UploadStatus;
  isPaused: boolean;
  trouble: UploadTrouble | null;
  /** Changes when the storage has to start again; what was sent under another one is lost. */
  token: string | null;
  partsCount: number;
  /** The marks of the parts that have arrived, by their numbers. */
  etags: Readonly<Record<string, string>>;
}

export type FilmToUpload = Pick<UploadItem, 'videoId' | 'locale' | 'itemId' | 'itemType' | 'type'>;

/** A film is called by its file until a user gives it a better title. */
export const newUpload = (
  film: FilmToUpload,
  file: { name: string; size: number },
  title = '',
): UploadItem => ({
  ...film,
  title: title.trim() === '' ? file.name : title.trim(),
  fileName: file.name,
  fileSize: file.size,
  fingerprint: '',
  status: 'loading',
  isPaused: false,
  trouble: null,
  token: null,
  partsCount: 0,
  etags: {},
});

/** A step that the table does not know is not taken: what comes late changes nothing. */
export function step(
  item: UploadItem,
  status: UploadStatus,
  trouble: UploadTrouble | null = null,
): UploadItem {
  if (!mayBecome(item.status, status)) return item;
  return { ...item, status, trouble, isPaused: status === 'uploading' && item.isPaused };
}

const isUnderWay = ({ status }: UploadItem): boolean =>
  status === 'loading' || status === 'uploading' || status === 'processing';

export const isSending = (item: UploadItem): boolean => isUnderWay(item) && !item.isPaused;

/** The page that sent it is gone, and the file with it: it can only be resumed by choosing the file again. */
export const INTERRUPTED: UploadTrouble = {
  id: 'uploadInterrupted',
  values: {},
  message: 'Interrupted. Choose the same file to resume.',
};

export const interrupted = (item: UploadItem): UploadItem =>
  isUnderWay(item) ? step(item, 'error', INTERRUPTED) : item;

/** Of a file that is refused for what it is, no resuming makes a film. */
const HOPELESS: ReadonlySet<string> = new Set(['videoTypeRefused', 'videoEmpty', 'videoTooLarge']);

export const mayBeResumed = ({ status, trouble }: Pick<UploadItem, 'status' | 'trouble'>): boolean =>
  status === 'error' && !HOPELESS.has(trouble?.id ?? '');

/** "Clear completed" takes those away and nothing else. */
export const withoutCompleted = (items: readonly UploadItem[]): UploadItem[] =>
  items.filter(({ status }) => status !== 'completed');

/** What the server says of the upload decides which parts are there; another token means that none is. */
export function takeUploadInfo(
  item: UploadItem,
  info: { token: string; partsCount: number; storedParts: readonly { partNumber: number; etag: string }[] },
): UploadItem {
  const etags = Object.fromEntries(info.storedParts.map(({ partNumber, etag }) => [partNumber, etag]));
  return { ...step(item, 'uploading'), token: info.token, partsCount: info.partsCount, etags };
}

export const partFailed = (partNumber: number): UploadTrouble => ({
  id: 'partFailed',
  values: { n: partNumber },
  message: `Failed to upload part ${partNumber}`,
});

/** A part goes on failing and is still tried. Of several, the first is told until it has arrived. */
export const withFailingPart = (item: UploadItem, partNumber: number): UploadItem =>
  item.status === 'uploading' && item.trouble === null ? { ...item, trouble: partFailed(partNumber) } : item;

export const withPart = (item: UploadItem, partNumber: number, etag: string): UploadItem => ({
  ...item,
  trouble: item.trouble?.values['n'] === partNumber ? null : item.trouble,
  etags: { ...item.etags, [partNumber]: etag },
});

/** How much has arrived, as near as the number of parts tells. */
export const arrivedBytes = ({ etags, partsCount, fileSize }: UploadItem): number =>
  partsCount === 0 ? 0 : Math.round((fileSize * Object.keys(etags).length) / partsCount);

export const isUploadItem = (value: unknown): value is UploadItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { videoId, fileName, fileSize, status, etags } = value as Partial<UploadItem>;
  return (
    typeof videoId === 'string' &&
    typeof fileName === 'string' &&
    typeof fileSize === 'number' &&
    UPLOAD_STATUSES.some((known) => known === status) &&
    typeof etags === 'object'
  );
};
