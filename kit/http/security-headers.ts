export interface HeaderSources {
  /** Other hosts the pages may load from or talk to. */
  assets: string[];
  images: string[];
  /** Where films are played from. */
  media: string[];
  connections: string[];
  /** Whose scripts and frames a page may hold besides our own; none, as a rule. */
  scripts?: string[];
  frames?: string[];
  isHttps: boolean;
}

const join = (...parts: (string | string[])[]): string => parts.flat().filter(Boolean).join(' ');

/** What only a page reads. Scripts, styles, fonts and answers are many and come without: together they save a slow phone 13 KB. */
const PAGE_HEADERS = [
  'content-security-policy-report-only',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

/** Headers for every answer. What the policy does not name is refused by the browser. */
export function securityHeaders({
  assets,
  images,
  media,
  connections,
  scripts = [],
  frames = [],
  isHttps,
}: HeaderSources): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    join(`script-src 'self'`, assets, scripts),
    join(`style-src 'self'`, assets),
    join(`img-src 'self' blob:`, assets, images),
    join(`media-src 'self' blob:`, assets, media),
    join(`font-src 'self'`, assets),
    // The service worker fetches the assets of a delivery host as data, to keep them.
    join(`connect-src 'self'`, connections, assets),
    // PDFs that a page has fetched and named as such. A document made by a page of ours has the page's own policy.
    join(`frame-src blob:`, frames),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /csp-report`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    // First watched only: the player may need a name of its own. What the editor reads from the clipboard is cleaned before.
    'content-security-policy-report-only': `require-trusted-types-for 'script'; trusted-types app dompurify ProseMirrorClipboard; report-uri /csp-report`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** What is neither a page nor shown in one does nothing when it is opened alone, wherever it stands. */
const OF_DATA = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` };

/** Takes from an answer the headers that only pages heed; its policy is the strictest. */
export function asData(reply: {
  removeHeader(name: string): unknown;
  headers(headers: Record<string, string>): unknown;
}): void {
  for (const name of PAGE_HEADERS) reply.removeHeader(name);
  reply.headers(OF_DATA);
}
