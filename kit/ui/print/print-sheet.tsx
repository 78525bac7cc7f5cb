import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Page } from '../page/page.tsx';
import { Text } from '../text/text.tsx';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  /** Whose letter it is: the name of the college. */
  college: string;
  title: ReactNode;
  /** The day of issue. */
  day: Day;
  children: ReactNode;
  /** What the sheet is to have, beside the button. */
  tools?: ReactNode;
  /** Stands under the sheet on the screen, and is no part of it. */
  beside?: ReactNode;
}

/** Something people print, such as a transcript: a letterhead, and nothing of the site on the paper. */
export function PrintSheet({ college, title, day, children, tools, beside }: PrintSheetProps) {
  const { formatDate } = useIntl();
  return (
    <Page>
      <div className={styles['tools']}>
        {tools}
        <Button tone="primary" onClick={() => window.print()}>
          <Icon name="printer" />
          <Text id="print" />
        </Button>
      </div>
      <article className={styles['sheet']}>
        <header>
          <span className={styles['college']}>{college}</span>
          <time dateTime={day}>
            {formatDate(universalMidnight(day), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </header>
        <h1>{title}</h1>
        {children}
      </article>
      {beside && <div className={styles['beside']}>{beside}</div>}
    </Page>
  );
}
