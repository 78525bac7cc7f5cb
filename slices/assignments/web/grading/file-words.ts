/** What is read of an archive or shown of a text at most: a tiny archive can unfold into more than a browser holds. */
const WORDS_BYTES_MAX = 4_000_000;

const CENTRAL_ENTRY = 0x02014b50;
const END_OF_ZIP = 0x06054b50;
const DEFLATED = 8;

/** Text as it stands in a file, marks of its encoding left out. */
export function plainWords(bytes: ArrayBuffer): string {
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const encoding = start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.slice(0, WORDS_BYTES_MAX));
}

/** Where the list of what an archive holds begins; it stands before the last few bytes. */
function listOf(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END_OF_ZIP) return view.getUint32(at + 16, true);
  return null;
}

/** One file of an archive, packed, or null. */
function packedFile(
  bytes: ArrayBuffer,
  wanted: string,
): { packed: Uint8Array<ArrayBuffer>; isDeflated: boolean } | null {
  const view = new DataView(bytes);
  let at = listOf(view);
  while (at !== null && at + 46 <= view.byteLength && view.getUint32(at, true) === CENTRAL_ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength));
    if (name === wanted) {
      const local = view.getUint32(at + 42, true);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = new Uint8Array(bytes, from, view.getUint32(at + 20, true));
      return { packed, isDeflated: view.getUint16(at + 10, true) === DEFLATED };
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
}

/** Unpacks as much as may be shown, and never more. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const { body } = new Response(packed);
  if (!body) return '';
  const reader = body.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let words = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return words + decoder.decode();
    words += decoder.decode(value, { stream: true });
    if (words.length > WORDS_BYTES_MAX) {
      await reader.cancel();
      throw new Error('more than can be shown');
    }
  }
}

/** Where the words of a document lie in its archive. */
const MAIN_PART = { docx: 'word/document.xml', odt: 'content.xml' } as const;

const PARAGRAPHS = new Set(['w:p', 'text:p', 'text:h']);
const BREAKS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'text:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'text:line-break': '\n',
  'text:s': ' ',
};
/** What a writer has deleted, what others have noted, and codes that only a word processor reads. */
const UNREAD = new Set(['w:delText', 'w:instrText', 'office:annotation', 'text:tracked-changes', 'w:tabs']);

function wordsIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    // Spaces between tags are how the file is set; only those within words count.
    return node.parentNode?.nodeName.startsWith('w:') && node.parentNode.nodeName !== 'w:t'
      ? ''
      : (node.nodeValue ?? '');
  if (UNREAD.has(node.nodeName)) return '';
  const inside = Array.from(node.childNodes, wordsIn).join('');
  return PARAGRAPHS.has(node.nodeName) ? `${inside}\n\n` : (BREAKS[node.nodeName] ?? inside);
}

/** The words of a document of Word or OpenDocument, paragraph by paragraph, without their looks; null where none are found. */
export async function documentWords(
  bytes: ArrayBuffer,
  kind: keyof typeof MAIN_PART,
): Promise<string | null> {
  const found = packedFile(bytes, MAIN_PART[kind]);
  if (!found) return null;
  const xml = found.isDeflated ? await unpacked(found.packed) : new TextDecoder().decode(found.packed);
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const body =
    parsed.querySelector('body') ??
    parsed.getElementsByTagName(kind === 'docx' ? 'w:body' : 'office:text')[0];
  return body ? wordsIn(body).trim() : null;
}
