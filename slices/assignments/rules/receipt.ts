export interface Handed {
  assignmentId: string;
  personId: string;
  number: number;
  submittedAt: Date;
  files: readonly { name: string; bytes: number; sha256: string }[];
}

/**
 * The text whose SHA-256 stands on a receipt: who handed in what and when. The person who has the files and the receipt can make
 * it again, and a single other letter or byte gives another number.
 */
export const receiptText = ({ assignmentId, personId, number, submittedAt, files }: Handed): string =>
  [
    `assignment ${assignmentId}`,
    `student ${personId}`,
    `version ${number}`,
    `at ${submittedAt.toISOString()}`,
    ...files.map(({ name, bytes, sha256 }) => `${sha256} ${bytes} ${name}`),
  ].join('\n');

export const inGroups = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? '';
