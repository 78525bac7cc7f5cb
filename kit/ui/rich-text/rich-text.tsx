import { useMemo } from 'react';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { shownHtml } from './clean-html.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  html: RichHtml;
  /** The language it is written in, where that is not the language of the page. */
  lang?: string | undefined;
}

/** Shows text written in the editor. The server has cleaned it; here it is cleaned once more. */
export function RichText({ html, lang }: RichTextProps) {
  const clean = useMemo(() => shownHtml(html), [html]);
  return (
    <div
      className={styles['richText']}
      lang={lang}
      dir="auto"
      // oxlint-disable-next-line react/no-danger -- The one place where HTML is shown, and only cleaned.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
