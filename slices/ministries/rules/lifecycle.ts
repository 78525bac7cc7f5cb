/** A version waits, was decided, or was taken back by its owner: by itself or by writing another one. */
export const VERSION_STATUSES = ['PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

export const MINISTRY_DECISIONS = ['APPROVED', 'REFUSED'] as const satisfies readonly VersionStatus[];
export type MinistryDecision = (typeof MINISTRY_DECISIONS)[number];

/** What alumni admins see in their queue. */
export const QUEUE_STATUSES = ['PENDING', ...MINISTRY_DECISIONS] as const satisfies readonly VersionStatus[];
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

export interface VersionState {
  /** Versions are counted from one. */
  number: number;
  status: VersionStatus;
}

const newest = <Version extends VersionState>(versions: readonly Version[]): Version | undefined =>
  versions.toSorted((one, other) => other.number - one.number)[0];

/** What others see: the newest that was approved. */
export const shownVersion = <Version extends VersionState>(
  versions: readonly Version[],
): Version | undefined => newest(versions.filter(({ status }) => status === 'APPROVED'));

/** What its owner has said last and not taken back; where everything was taken back, the last of that. */
export const currentVersion = <Version extends VersionState>(
  versions: readonly Version[],
): Version | undefined => newest(versions.filter(({ status }) => status !== 'WITHDRAWN')) ?? newest(versions);

/** What waits for a decision, and can be taken back. */
export const pendingVersion = <Version extends VersionState>(
  versions: readonly Version[],
): Version | undefined => versions.find(({ status }) => status === 'PENDING');

/** What was taken back and can be sent again: the last that was written, while nothing else waits. */
export function sendableVersion<Version extends VersionState>(
  versions: readonly Version[],
): Version | undefined {
  if (pendingVersion(versions)) return undefined;
  const last = newest(versions);
  return last?.status === 'WITHDRAWN' ? last : undefined;
}

/** Decisions are about what its owner has said last: of what was replaced, none is made or taken back. */
export const isDecidable = <Version extends VersionState>(
  versions: readonly Version[],
  number: number,
): boolean => {
  const current = currentVersion(versions);
  return current?.number === number && current.status !== 'WITHDRAWN';
};

interface Listing {
  isHidden: boolean;
  isDeleted: boolean;
  versions: readonly VersionState[];
}

/** The number of the version that others see; null while they see none. */
export const seenOf = ({ isHidden, isDeleted, versions }: Listing): number | null =>
  isHidden || isDeleted ? null : (shownVersion(versions)?.number ?? null);
