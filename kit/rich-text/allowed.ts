/** What rich text may consist of; the server's cleaner and the browser's both go by it. */
export const ALLOWED_TAGS: readonly string[] =
  'h1 h2 h3 h4 p br hr blockquote pre code strong b em i u s sub sup a img ul ol li table caption thead tbody tr th td figure figcaption'.split(
    ' ',
  );

export const ALLOWED_ATTRIBUTES = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
} as const;

export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;

/** A picture from elsewhere would tell its owner who reads the text, and when; ours have an address on this host. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(src);
