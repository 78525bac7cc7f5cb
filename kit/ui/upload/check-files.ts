import type { MessageValues } from '#kit/messages/format-message.ts';
import type { MessageId } from '../text/message-id.ts';

export interface FileRules {
  /** Endings such as .pdf, and media types such as image/png or image/*; all types if there are none. */
  accept: readonly string[];
  maxBytes: number;
  minBytes: number;
  maxFiles: number;
}

/** What a dropzone takes that was told nothing: any number of files of any type and size. */
export const ANY_FILES: FileRules = { accept: [], maxBytes: Infinity, minBytes: 0, maxFiles: Infinity };

export interface FileProblem {
  id: MessageId;
  values?: MessageValues;
}

export interface CheckedFiles {
  accepted: File[];
  refused: { file: File; problems: FileProblem[] }[];
}

function isOfType(file: File, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

function problemsOf(file: File, { accept, maxBytes, minBytes }: FileRules): FileProblem[] {
  const problems: FileProblem[] = [];
  if (accept.length > 0 && !isOfType(file, accept))
    problems.push({
      id: accept.length === 1 ? 'fileTypeMustBe' : 'fileTypeMustBeOneOf',
      values: { types: accept.join(', ') },
    });
  if (file.size > maxBytes) problems.push({ id: 'fileTooLarge', values: { bytes: maxBytes } });
  if (file.size < minBytes) problems.push({ id: 'fileTooSmall', values: { bytes: minBytes } });
  return problems;
}

/** Tells the files that may be uploaded from those that may not. Of too many, none is taken: nobody knows which were meant. */
export function checkFiles(files: readonly File[], rules: FileRules): CheckedFiles {
  const checked = files.map((file) => ({ file, problems: problemsOf(file, rules) }));
  const accepted = checked.filter(({ problems }) => problems.length === 0).map(({ file }) => file);
  const refused = checked.filter(({ problems }) => problems.length > 0);
  if (accepted.length <= rules.maxFiles) return { accepted, refused };
  const tooMany = accepted.map((file) => ({ file, problems: [{ id: 'tooManyFiles' as const }] }));
  return { accepted: [], refused: [...refused, ...tooMany] };
}
