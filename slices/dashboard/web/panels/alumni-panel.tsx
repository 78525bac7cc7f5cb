import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

/** Where a graduate is at home now (HOLE-17). */
export const AlumniPanel = () => (
  <Card title={<Text id="menuAlumni" />}>
    <p className={styles['about']}>
      <Text id="alumniOffer" />
    </p>
    <div className={styles['ways']}>
      <LinkButton to="/alumni" tone="primary">
        <Text id="alumniBack" />
      </LinkButton>
    </div>
  </Card>
);
