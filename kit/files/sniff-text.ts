/** Bytes that no text has. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for.
const BINARY = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F\uFFFD]/;

/**
 * Tags that run or draw something. One anywhere in a text is enough: a page that hides behind a few harmless lines
 * must not pass as plain text. The other tags of a page count only where a browser would look, at the beginning.
 */
const DRAWING = /<(?:[a-z]+:)?svg[\s>/]/i;
const PAGE = /<(?:!doctype\s+html|html|head|body|script|style|iframe|frameset|object|embed|meta|base)[\s>/]/i;
const PAGE_AT_START = /^\s*<(?:title|link|form|table|img|font|center|a|b|br|div|h1|p)[\s>/]/i;
const MARKUP = /^\s*<(?:\?xml|!doctype|!--|\w)/i;

export function sniffText(bytes: Buffer): string | null {
  const text = decode(bytes);
  if (text === null || BINARY.test(text)) return null;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'text/vtt';
  if (/^#EXTM3U(?:[ \t\r\n]|$)/.test(text)) return 'application/vnd.apple.mpegurl';
  if (DRAWING.test(text)) return 'image/svg+xml';
  if (PAGE.test(text) || PAGE_AT_START.test(text)) return 'text/html';
  return MARKUP.test(text) ? 'application/xml' : 'text/plain';
}

/** A byte order mark says the encoding; without one it is UTF-8 or, if that fails, what old Windows wrote. */
function decode(bytes: Buffer): string | null {
  if (bytes.length === 0) return null;
  const cutAnywhere = { stream: true }; // A character cut in two at the end of what we saw is no error.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes, cutAnywhere);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes, cutAnywhere);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, cutAnywhere);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
