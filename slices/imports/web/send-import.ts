import { call } from '#kit/client/call/call.ts';
import { sendInPieces } from '#kit/ui/upload/send-in-pieces.ts';
import { PIECE_LENGTH } from '../rules/file-import.ts';
import type { ImportPages, ShownImport } from './import-pages.ts';

interface ChosenFile {
  regionId: string;
  fileName: string;
  text: string;
}

/** Uploads a file piece by piece and has it checked; answers the id of the import. */
export async function sendImport(
  { begin, append, check }: Pick<ImportPages<ShownImport>, 'begin' | 'append' | 'check'>,
  { regionId, fileName, text }: ChosenFile,
  onPiece: (done: number, total: number) => void,
): Promise<string> {
  const importId = crypto.randomUUID();
  await call(begin, { importId, regionId, fileName });
  await sendInPieces({
    text,
    pieceLength: PIECE_LENGTH,
    append: (piece, part) => call(append, { importId, piece, text: part }),
    onPiece,
  });
  await call(check, { importId });
  return importId;
}
