import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import styles from './news.module.css';

interface NewsArticleProps {
  body: RichHtml;
  locale: string;
  pictureUrl: string | null;
}

/** What a post says, with its picture. */
export const NewsArticle = ({ body, locale, pictureUrl }: NewsArticleProps) => (
  <article className={styles['article']}>
    {pictureUrl && <img src={pictureUrl} alt="" />}
    <RichText html={body} lang={languageTag(localeOrDefault(locale))} />
  </article>
);
