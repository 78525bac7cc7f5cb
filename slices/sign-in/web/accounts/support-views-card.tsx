import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { supportViews } from './account.graphql.generated.ts';
import styles from './account.module.css';

/** When the staff saw the site as the reader sees it. Nobody is told of what did not happen. */
export function SupportViewsCard() {
  const text = useText();
  const { formatDate } = useIntl();
  const views = useQuery(supportViews, {}).data?.supportViews ?? [];
  if (views.length === 0) return null;
  return (
    <Card title={<Text id="supportViews" />}>
      <p className={styles['lead']}>
        <Text id="supportViewsIntro" />
      </p>
      <ul className={styles['list']}>
        {views.map((at) => (
          <li key={at} className={styles['row']}>
            {text('viewedBySupport', { when: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
