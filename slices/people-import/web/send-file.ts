import { call } from '#kit/client/call/call.ts';
import { PIECE_LENGTH } from '../rules/people-import.ts';
import { appendToPeopleImport, beginPeopleImport, checkPeopleImport } from './import.graphql.generated.ts';

interface SentFile {
  regionId: string;
  fileName: string;
  text: string;
}

/** Uploads a file piece by piece and has it checked; answers the id of the import. */
export async function sendFile(
  { regionId, fileName, text }: SentFile,
  onPiece: (done: number, total: number) => void,
): Promise<string> {
  const importId = crypto.randomUUID();
  const total = Math.max(1, Math.ceil(text.length / PIECE_LENGTH));
  onPiece(0, total);
  await call(beginPeopleImport, { importId, regionId, fileName });
  for (let piece = 0; piece < total; piece++) {
    const part = text.slice(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH);
    await call(appendToPeopleImport, { importId, piece, text: part });
    onPiece(piece + 1, total);
  }
  await call(checkPeopleImport, { importId });
  return importId;
}
