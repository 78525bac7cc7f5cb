interface Pieces {
  text: string;
  pieceLength: number;
  append: (piece: number, part: string) => Promise<unknown>;
  onPiece: (done: number, total: number) => void;
}

/** Sends a long text piece by piece, and says how far it has come. */
export async function sendInPieces({ text, pieceLength, append, onPiece }: Pieces): Promise<void> {
  const total = Math.max(1, Math.ceil(text.length / pieceLength));
  onPiece(0, total);
  for (let piece = 0; piece < total; piece++) {
    await append(piece, text.slice(piece * pieceLength, (piece + 1) * pieceLength));
    onPiece(piece + 1, total);
  }
}
