const UTF_16 = [
  { start: [0xff, 0xfe], encoding: 'utf-16le' },
  { start: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The words of a file. Some programs write in two bytes a sign and say so at its start; older spreadsheets write in the signs
 * of Windows, and say so nowhere.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = UTF_16.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 throws here, and every sequence of bytes is something in this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
