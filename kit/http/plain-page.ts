import { createHash } from 'node:crypto';

/** HTML that may stand in a page as it is. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Html | string | readonly Html[]): string => {
  if (part instanceof Html) return part.source;
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return part.map(({ source }) => source).join('');
};

/** Puts HTML together; texts in it are escaped. */
export const html = (
  strings: TemplateStringsArray,
  ...parts: readonly (Html | string | readonly Html[])[]
): Html =>
  new Html(strings.map((text, at) => text + (at < parts.length ? written(parts[at] ?? '') : '')).join(''));

export const PLAIN_PAGE_STYLE = `
:root { color-scheme: light dark; --page: #edf2f3; --card: #fff; --ink: #1f2124; --quiet: #5c6066; --line: rgb(0 0 0 / 12%);
  --brand: #7d0023; --link: #2a6f81; --quote: #c2dde4; }
@media (prefers-color-scheme: dark) { :root { --page: #17181a; --card: #222427; --ink: #f1f1f1; --quiet: #b9bcc0;
  --line: rgb(255 255 255 / 16%); --link: #8ec9d8; --quote: #3c6470; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 12px 48px; background: var(--page); color: var(--ink);
  font: 16px/1.55 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif; }
main { max-width: 620px; margin: 0 auto; }
.college { margin: 0 0 12px; color: var(--quiet); font-size: 14px; }
.card { margin: 0 0 18px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  overflow-wrap: anywhere; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.3; } h2 { margin: 0 0 6px; font-size: 18px; }
p { margin: 0 0 12px; } p:last-child { margin: 0; } .quiet { color: var(--quiet); font-size: 14px; }
blockquote { margin: 0; padding: 2px 0 2px 16px; border-left: 3px solid var(--quote); white-space: pre-wrap; }
label { display: block; margin: 0 0 6px; font-weight: 500; }
textarea { width: 100%; min-height: 96px; margin: 0 0 12px; padding: 9px 12px; border: 1px solid var(--quiet); border-radius: 3px;
  background: transparent; color: inherit; font: inherit; }
button { min-height: 44px; padding: 9px 18px; border: 1px solid var(--quiet); border-radius: 3px; background: transparent;
  color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button + button { margin-inline-start: 8px; }
button.primary { border-color: var(--brand); background: var(--brand); color: #fff; }
a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** Without a blank of its own, since browsers compare the whole of it with the digest. */
const STYLE_ELEMENT = new Html(`<style>${PLAIN_PAGE_STYLE}</style>`);

/** The page's own style is named by its digest: nothing else that might stand in the page would be taken for one. */
export const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64')}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface PlainPage {
  /** As HTML has it, such as pt-BR. */
  lang: string;
  appName: string;
  title: string;
  body: Html;
}

/** A page that needs no script: it is opened from a mail, on whatever device. */
export const plainPage = ({ lang, appName, title, body }: PlainPage): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${appName}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <p class="college">${appName}</p>
          ${body}
        </main>
      </body>
    </html> `.source;
