import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isOwnPicture } from '#kit/rich-text/allowed.ts';
import styles from './rich-text.module.css';

const attributesOf: Readonly<Record<string, readonly string[]>> = ALLOWED_ATTRIBUTES;
const ALLOWED_ANYWHERE = [...new Set(Object.values(attributesOf).flat())];

// DOMPurify takes one list of attributes for all tags, and pictures from anywhere.
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  const allowed = attributesOf[element.localName] ?? [];
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name);
  if (element.localName === 'img' && !isOwnPicture(element.getAttribute('src') ?? '')) element.remove();
});

interface RichTextProps {
  html: string;
  /** The language it is written in, where that is not the language of the page. */
  lang?: string | undefined;
}

/** Shows text that somebody wrote in the editor. The server has cleaned it; here it is cleaned once more. */
export function RichText({ html, lang }: RichTextProps) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS: [...ALLOWED_TAGS],
        ALLOWED_ATTR: ALLOWED_ANYWHERE,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        RETURN_TRUSTED_TYPE: true,
      }),
    [html],
  );
  // oxlint-disable-next-line react/no-danger -- The one place where HTML is shown, and only cleaned.
  return <div className={styles['richText']} lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />;
}
