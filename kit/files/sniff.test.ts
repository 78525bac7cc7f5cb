import { describe, expect, test } from 'vitest';
import { sniff } from './sniff.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

function zipEntry(name: string, content = '') {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
}

function transportStream() {
  const packets = Buffer.alloc(188 * 3);
  for (const at of [0, 188, 376]) packets[at] = 0x47;
  return packets;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openText = 'application/vnd.oasis.opendocument.text';

describe('the type of a file is what its bytes say', () => {
  test.each<[type: string, name: string, bytes: Buffer]>([
    ['image/png', 'a PNG', hex('89504e470d0a1a0a 0000000d49484452')],
    ['image/jpeg', 'a JPEG', hex('ffd8ffe000104a464946')],
    ['image/gif', 'a GIF', latin1('GIF89a\u0001\u0000')],
    ['image/webp', 'a WebP', latin1('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['video/mp4', 'an MP4', latin1('\u0000\u0000\u0000\u0018ftypisom')],
    ['video/mp4', 'an M4V', latin1('\u0000\u0000\u0000\u0018ftypM4V ')],
    ['video/quicktime', 'a QuickTime film', latin1('\u0000\u0000\u0000\u0014ftypqt  ')],
    [
      'video/quicktime',
      'a film of an old camera',
      latin1('\u0000\u0000\u0000\u0008wide\u0000\u0000\u0000\u0000mdat'),
    ],
    ['video/webm', 'a WebM', Buffer.concat([hex('1a45dfa3 9f 4286 81 01 4282 84'), latin1('webm')])],
    ['video/x-matroska', 'a Matroska film', Buffer.concat([hex('1a45dfa3 a3 4282 88'), latin1('matroska')])],
    ['video/mpeg', 'an MPEG program', hex('000001ba 4400')],
    ['video/mpeg', 'an MPEG video', hex('000001b3 1600')],
    ['audio/mp4', 'an M4A', latin1('\u0000\u0000\u0000\u0018ftypM4A ')],
    ['image/heic', 'a photo of a telephone', latin1('\u0000\u0000\u0000\u0018ftypheic')],
    ['video/iso.segment', 'a segment', latin1('\u0000\u0000\u0000\u0018stypmsdh')],
    ['video/mp2t', 'a transport stream', transportStream()],
    ['audio/mpeg', 'an MP3 with a tag', latin1('ID3\u0004')],
    ['audio/mpeg', 'an MP3 without one', hex('fffb9064 00000000')],
    ['text/vtt', 'subtitles', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello')],
    ['text/vtt', 'subtitles with a byte order mark', Buffer.from('\uFEFFWEBVTT - in English')],
    ['application/vnd.apple.mpegurl', 'a playlist', Buffer.from('#EXTM3U\n#EXT-X-VERSION:7')],
    ['application/pdf', 'a PDF', latin1('%PDF-1.7\n%\u00e2\u00e3')],
    ['application/rtf', 'an RTF', latin1('{\\rtf1\\ansi')],
    ['application/x-ole-storage', 'an old Word file', hex('d0cf11e0a1b11ae1 0000')],
    ['application/zip', 'a zip', zipEntry('notes.txt', 'hello')],
    ['application/zip', 'an empty zip', latin1('PK\u0005\u0006')],
    [
      word,
      'a Word file',
      Buffer.concat([zipEntry('[Content_Types].xml', '<x/>'), zipEntry('word/document.xml')]),
    ],
    [openText, 'an open document', zipEntry('mimetype', `${openText}PK\u0003\u0004`)],
    ['text/plain', 'a text', Buffer.from('Im Anfang war das Wort, и Слово было у Бога, 太初有道')],
    ['text/plain', 'a text of old Windows', latin1('na\u00efve r\u00e9sum\u00e9')],
    ['text/plain', 'a text that compares', Buffer.from('if a <b and b> c then 1 < 2')],
    ['application/octet-stream', 'nothing at all', Buffer.alloc(0)],
    ['application/octet-stream', 'noise', hex('00 01 02 03 fe fd fc fb 00 01')],
  ])('%s: %s', (type, _name, bytes) => {
    expect(sniff(bytes)).toBe(type);
  });
});

describe('what could run in a browser is recognised, however it hides', () => {
  test.each([
    ['text/html', '<!DOCTYPE html><p>hello'],
    ['text/html', ' \n\t<HTML><body>'],
    ['text/html', '\uFEFF<html>'],
    ['text/html', '<!-- harmless --><script>alert(1)</script>'],
    ['text/html', 'just some notes\n<script src=x>'],
    ['text/html', '<img src=x onerror=alert(1)>'],
    ['text/html', '<a href="javascript:alert(1)">x</a>'],
    ['text/html', 'x<iframe/src=javascript:alert(1)>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['image/svg+xml', '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg >'],
    ['image/svg+xml', '<x:svg xmlns:x="http://www.w3.org/2000/svg">'],
    ['application/xml', '<?xml version="1.0"?><feed/>'],
    ['application/xml', '<math><mtext>'],
  ])('%s: %s', (type, text) => {
    expect(sniff(Buffer.from(text))).toBe(type);
  });

  test('also in two-byte characters, cut off anywhere', () => {
    const page = Buffer.from('\uFEFF<html><script>alert(1)</script>', 'utf16le');
    expect(sniff(page)).toBe('text/html');
    expect(sniff(page.subarray(0, -1))).toBe('text/html');
    expect(sniff(page.swap16())).toBe('text/html');
  });

  test('a text whose last character was cut in two is still a text', () => {
    expect(sniff(Buffer.from('太初有道').subarray(0, -1))).toBe('text/plain');
  });
});
