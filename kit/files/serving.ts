/**
 * What a browser may show in place. Everything else is downloaded: a stored page or drawing that ran as a document
 * of ours could act as the person who opened it.
 */
const SHOWN_INLINE: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'video/mp4',
  'audio/mp4',
  'audio/mpeg',
  'text/vtt',
  'application/vnd.apple.mpegurl',
  'video/mp2t',
  'video/iso.segment',
]);

export const mayBeShownInline = (contentType: string): boolean => SHOWN_INLINE.has(contentType);

export const CACHE_CONTROL = 'private, max-age=600';

export const SAFE_SERVING_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
};

/** Longer names would make headers that proxies refuse. */
const FILE_NAME_CHARACTERS_MAX = 150;

/** The name is what a person called the file once, so it is cleaned of all that a header or a disk could misread. */
export function contentDisposition(how: 'attachment' | 'inline', fileName: string): string {
  const name =
    [...fileName.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '_')]
      .slice(-FILE_NAME_CHARACTERS_MAX)
      .join('')
      .trim() || 'file';
  const ascii = name.replaceAll(/[^\x20-\x7E]|%/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
