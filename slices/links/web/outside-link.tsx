import { Text } from '#kit/ui/text/text.tsx';
import styles from './links.module.css';

interface OutsideLinkProps {
  title: string;
  url: string;
}

/** A way out of the college, in a tab of its own; the page it leads to is not told where the reader came from. */
export const OutsideLink = ({ title, url }: OutsideLinkProps) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {title}
    <span className={styles['spoken']}>
      {' ('}
      <Text id="opensInNewTab" />
      {')'}
    </span>
  </a>
);
