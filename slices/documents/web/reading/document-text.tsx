import { useIntl } from 'react-intl';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './document-text.module.css';

interface DocumentTextProps {
  content: RichHtml;
  locale: string;
}

/** The text itself. One in another language than the page says so, and is read aloud in its own. */
export function DocumentText({ content, locale }: DocumentTextProps) {
  const intl = useIntl();
  const language = languageTag(localeOrDefault(locale));
  if (language === intl.locale) return <RichText html={content} />;
  return (
    <div className={styles['foreign']}>
      <Note>
        <Text id="documentOnlyInEnglish" />
      </Note>
      <RichText html={content} lang={language} />
    </div>
  );
}
