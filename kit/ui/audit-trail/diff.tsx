import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import styles from './audit-trail.module.css';

export interface Change {
  field: string;
  /** Nothing, where the field was empty. */
  before: string | null;
  after: string | null;
  /** There was nothing to compare with: what is said stands alone. */
  isAlone?: boolean;
}

/** One field that was changed: what it held before, and after. */
export function Diff({ field, before, after, isAlone = false }: Change) {
  const text = useText();
  const empty = text('emptyValue');
  if (isAlone)
    return (
      <p className={styles['diff']}>
        <span className={styles['seen']}>
          <span className={styles['field']}>{field}</span>
          <span>{after ?? before ?? empty}</span>
        </span>
      </p>
    );
  return (
    <p className={styles['diff']}>
      <span className={styles['spoken']}>
        <Text id="changedFromTo" values={{ field, before: before ?? empty, after: after ?? empty }} />
      </span>
      <span className={styles['seen']} aria-hidden="true">
        <span className={styles['field']}>{field}</span>
        <del>{before ?? empty}</del>
        <Icon name="arrowRight" size="small" />
        <ins>{after ?? empty}</ins>
      </span>
    </p>
  );
}
