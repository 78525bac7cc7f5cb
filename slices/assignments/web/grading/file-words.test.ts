import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentWords, plainWords } from './file-words.ts';

/** An archive with one file in it, as word processors write them. */
function zip(name: string, body: string, isDeflated = true): ArrayBuffer {
  const packed = isDeflated ? deflateRawSync(body) : Buffer.from(body);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const whole = Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
  return Uint8Array.from(whole).buffer;
}

const word = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

const openText = (body: string) =>
  `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;

test('a document of Word is read paragraph by paragraph, without what its writer has deleted', async () => {
  const body = word(
    '<w:p>\n  <w:r><w:t>Grace and</w:t><w:tab/><w:t>truth</w:t></w:r></w:p><w:p><w:r><w:delText>no</w:delText><w:t>came &amp; stayed.</w:t></w:r></w:p>',
  );
  expect(await documentWords(zip('word/document.xml', body), 'docx')).toBe(
    'Grace and\ttruth\n\ncame & stayed.',
  );
});

test('a document of OpenDocument is read, packed or not', async () => {
  const body = openText(
    '<text:h>Title</text:h><text:p>One<text:line-break/>two <text:span>three</text:span></text:p>',
  );
  for (const isDeflated of [true, false])
    expect(await documentWords(zip('content.xml', body, isDeflated), 'odt')).toBe('Title\n\nOne\ntwo three');
});

test('an archive without a document has no words, and one that unfolds into too much is refused', async () => {
  expect(await documentWords(zip('other.xml', word('')), 'docx')).toBeNull();
  const bomb = zip('word/document.xml', 'a'.repeat(5_000_000));
  await expect(documentWords(bomb, 'docx')).rejects.toThrow('more than can be shown');
});

test('a page that was handed in as text stays text', () => {
  const page = '<script>alert(1)</script>';
  expect(plainWords(new TextEncoder().encode(page).buffer)).toBe(page);
});
