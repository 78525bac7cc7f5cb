import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { InfoPopup } from '../info-popup/info-popup.tsx';
import { Text } from '../text/text.tsx';
import styles from './page.module.css';

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Ways out of the page, over the title: one step back, or the path that leads here. */
  way?: 'back' | readonly Crumb[];
  /** More to read: a page of documentation, or a few words behind a button. */
  help?: { url?: string; info?: { title: string; text: ReactNode } };
}

/** The one h1 of a page, quiet lines under it, and what can be done at the right. */
export function PageHeading({ title, subtitle, description, actions, way, help }: PageHeadingProps) {
  return (
    <div className={styles['heading']}>
      <div className={styles['words']}>
        {way === 'back' && <BackButton />}
        {way && way !== 'back' && <Breadcrumbs crumbs={way} />}
        <div className={styles['title']}>
          <h1>{title}</h1>
          {help?.info && <InfoPopup title={help.info.title}>{help.info.text}</InfoPopup>}
        </div>
        {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
        {description && <p className={styles['description']}>{description}</p>}
        {help?.url && <LearnMore url={help.url} />}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <div className={styles['back']}>
      <Button tone="quiet" onClick={() => void navigate(-1)}>
        <Icon name="chevronLeft" />
        <Text id="back" />
      </Button>
    </div>
  );
}

function LearnMore({ url }: { url: string }) {
  return (
    <p className={styles['subtitle']}>
      <a href={url} target="_blank" rel="noreferrer">
        <Text id="learnMore" />
        <span className={styles['spoken']}>
          {' ('}
          <Text id="opensInNewTab" />
          {')'}
        </span>
      </a>
    </p>
  );
}
