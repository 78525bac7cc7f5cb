/** The content of a mail: plain sentences, already in the reader's language. */
export type MailContent = {
  /** As the profile keeps it, such as ru_RU. */
  readonly lang: string;
  readonly appName: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What somebody else wrote, set apart so that nobody takes it for the college's own sentences. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  readonly footer: string;
  /** Quiet ways on from the end of the mail. */
  readonly footLinks?: readonly { readonly label: string; readonly url: string }[];
};

const WIDTH_PX = 566;
const BRAND = '#7d0023';
const FONTS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** The sign before what is named, where a language does not write it as English does. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0:', zh: '：' };

// Inline styles are for every mail program; these few are for those that can turn the lights down.
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #17181a !important; }
  .sheet { background: #222427 !important; }
  .ink { color: #f1f1f1 !important; }
  .faint { color: #b9bcc0 !important; }
  .link { color: #8ec9d8 !important; }
}`;

// Outlook on Windows knows no maximum width, so it alone is given a table.
const OUTLOOK_TABLE = `<!--[if mso]><table role="presentation" align="center" width="${WIDTH_PX}"><tr><td><![endif]-->`;
const OUTLOOK_TABLE_END = '<!--[if mso]></td></tr></table><![endif]-->';

/** A mail in the college's dress, as HTML and as text that says the same; every word in it is escaped. */
export function layoutMail(content: MailContent): { html: string; text: string } {
  const links = [content.button ?? [], content.footLinks ?? []].flat();
  if (!links.every(({ url }) => /^https?:\/\/[^\s]+$/.test(url)))
    throw new Error('A button in a mail must lead to an http or https address.');
  return { html: htmlOf(content), text: textOf(content) };
}

function textOf({
  lang,
  appName,
  heading,
  paragraphs,
  quote,
  button,
  footer,
  footLinks,
}: MailContent): string {
  const colon = COLONS[lang.slice(0, 2)] ?? ':';
  const link = button === undefined ? [] : [`${button.label}${colon}\n${button.url}`];
  const quoted =
    quote === undefined
      ? []
      : [
          quote
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n'),
        ];
  const foot = [appName, footer, ...(footLinks ?? []).map(({ label, url }) => `${label}${colon} ${url}`)];
  return `${[heading, ...paragraphs, ...quoted, ...link, `-- \n${foot.join('\n')}`].join('\n\n')}\n`;
}

function htmlOf({
  lang,
  appName,
  heading,
  paragraphs,
  quote,
  button,
  footer,
  footLinks,
}: MailContent): string {
  const tag = lang.replaceAll('_', '-');
  const direction = RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f4f2;">
<div lang="${escapeHtml(tag)}" dir="${direction}" role="article" aria-label="${escapeHtml(heading)}">
${OUTLOOK_TABLE}
<div class="sheet" style="max-width:${WIDTH_PX}px;margin:0 auto;padding:32px 28px;box-sizing:border-box;background:#ffffff;border-top:4px solid ${BRAND};border-radius:6px;font-family:${FONTS};font-size:16px;line-height:1.55;">
<p class="faint" style="margin:0 0 20px;font-size:14px;color:#5c6066;">${escapeHtml(appName)}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600;color:#1f2124;">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${quote === undefined ? '' : quoteHtml(quote)}
${button === undefined ? '' : buttonHtml(button)}
<p class="faint" style="margin:28px 0 0;font-size:13px;line-height:1.5;color:#5c6066;">${withBreaks(footer)}</p>
${(footLinks ?? []).map(footLinkHtml).join('\n')}
</div>
${OUTLOOK_TABLE_END}
</div>
</body>
</html>
`;
}

function paragraphHtml(paragraph: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:#1f2124;">${withBreaks(paragraph)}</p>`;
}

const quoteHtml = (quote: string): string =>
  `<blockquote class="ink" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #c2dde4;color:#1f2124;">${withBreaks(quote)}</blockquote>`;

/** The border paints the button where a mail program drops padding; the address helps where it drops links. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0 16px;"><a href="${href}" style="display:inline-block;padding:4px 18px;background:${BRAND};border:8px solid ${BRAND};border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none;">${escapeHtml(label)}</a></p>
<p class="faint" style="margin:0 0 16px;font-size:13px;color:#5c6066;word-break:break-all;"><a class="link" href="${href}" style="color:#2a6f81;">${href}</a></p>`;
}

const footLinkHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p class="faint" style="margin:8px 0 0;font-size:13px;line-height:1.5;color:#5c6066;"><a class="link" href="${escapeHtml(url)}" style="color:#2a6f81;">${escapeHtml(label)}</a></p>`;

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
