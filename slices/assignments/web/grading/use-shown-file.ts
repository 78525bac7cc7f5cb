import { useEffect, useState } from 'react';
import { documentWords, plainWords } from './file-words.ts';

/** What of a file can be shown beside the form: words, a picture, or the pages of a PDF. */
export type ShownFile =
  | { as: 'waiting' | 'nothing' | 'problem' }
  | { as: 'words'; words: string }
  | { as: 'picture' | 'pages'; address: string };

interface FileToShow {
  name: string;
  url: string;
}

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The types that a browser is told, whatever else may stand in the file. */
const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const isReadable = (ending: string): boolean =>
  ending in PICTURES ||
  ['txt', 'docx', 'odt'].includes(ending) ||
  (ending === 'pdf' && navigator.pdfViewerEnabled);

const startsAsPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 1_024)).includes('%PDF-');

const named = (bytes: ArrayBuffer, type: string): string => URL.createObjectURL(new Blob([bytes], { type }));

/** Reads a file as what its name says, which the server has checked. Nothing of it becomes a page. */
async function read(ending: string, bytes: ArrayBuffer): Promise<ShownFile> {
  const picture = PICTURES[ending];
  if (picture) return { as: 'picture', address: named(bytes, picture) };
  if (ending === 'pdf')
    return startsAsPdf(bytes)
      ? // The whole width for the page, without the list of pages beside it.
        { as: 'pages', address: `${named(bytes, 'application/pdf')}#navpanes=0&view=FitH` }
      : { as: 'problem' };
  const words =
    ending === 'docx' || ending === 'odt' ? await documentWords(bytes, ending) : plainWords(bytes);
  return words === null ? { as: 'nothing' } : { as: 'words', words };
}

/** Fetches a file that was handed in, to be read on the spot. */
export function useShownFile({ name, url }: FileToShow): ShownFile {
  const ending = endingOf(name);
  const [shown, setShown] = useState<ShownFile>({ as: 'waiting' });

  useEffect(
    function fetchTheFile() {
      if (!isReadable(ending)) return undefined;
      const leaving = new AbortController();
      let address: string | null = null;
      async function show(): Promise<void> {
        const answer = await fetch(url, { signal: leaving.signal });
        if (!answer.ok) throw new Error(`The file was refused: ${answer.status}`);
        const file = await read(ending, await answer.arrayBuffer());
        if ('address' in file) address = file.address;
        if (!leaving.signal.aborted) setShown(file);
        else forget();
      }
      function forget(): void {
        if (address) URL.revokeObjectURL(address.split('#')[0] ?? '');
      }
      show().catch(() => {
        if (!leaving.signal.aborted) setShown({ as: 'problem' });
      });
      return () => {
        leaving.abort();
        forget();
      };
    },
    [ending, url],
  );
  return isReadable(ending) ? shown : { as: 'nothing' };
}
