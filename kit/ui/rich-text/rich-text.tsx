import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  html: string;
}

/** Shows text that somebody wrote in the editor. The server has cleaned it; here it is cleaned once more. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button'],
        FORBID_ATTR: ['style'],
        RETURN_TRUSTED_TYPE: true,
      }),
    [html],
  );
  // oxlint-disable-next-line react/no-danger -- The one place where HTML is shown, and only cleaned.
  return <div className={styles['richText']} dangerouslySetInnerHTML={{ __html: clean }} />;
}
