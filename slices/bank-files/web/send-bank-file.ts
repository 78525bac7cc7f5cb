import { call } from '#kit/client/call/call.ts';
import { sendInPieces } from '#kit/ui/upload/send-in-pieces.ts';
import { PIECE_LENGTH } from '../rules/bank-file.ts';
import { COLUMN_FIELDS } from '../rules/columns.ts';
import type { TableChoices } from '../rules/read-table.ts';
import { appendToBankFile, beginBankFile, readBankFile } from './bank-files.graphql.generated.ts';

export interface ChosenFile {
  fileName: string;
  text: string;
}

/** Uploads a file piece by piece and has it read; answers its id. */
export async function sendBankFile(
  { regionId, fileName, text }: ChosenFile & { regionId: string },
  { columns, dayOrder }: TableChoices,
  onPiece: (done: number, total: number) => void,
): Promise<string> {
  const fileId = crypto.randomUUID();
  await call(beginBankFile, { fileId, regionId, fileName });
  await sendInPieces({
    text,
    pieceLength: PIECE_LENGTH,
    append: (piece, part) => call(appendToBankFile, { fileId, piece, text: part }),
    onPiece,
  });
  const said = COLUMN_FIELDS.flatMap((column) => {
    const index = columns?.[column];
    return index === undefined ? [] : [{ column, index }];
  });
  await call(readBankFile, { fileId, columns: columns ? said : null, dayOrder });
  return fileId;
}
