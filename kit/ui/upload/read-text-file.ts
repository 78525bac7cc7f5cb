/** The words of a file. Older spreadsheets write in the signs of Windows, and say so nowhere. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 throws here, and every sequence of bytes is something in this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
