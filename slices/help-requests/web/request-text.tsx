import { Text } from '#kit/ui/text/text.tsx';
import type { OwnHelpRequestFragment } from './help-requests.graphql.generated.ts';
import styles from './help-requests.module.css';

/** What a user asked, whom if it was a teacher, and the answer under it. */
export const RequestText = ({
  request: { message, askedOfName, answer },
}: {
  request: Pick<OwnHelpRequestFragment, 'message' | 'askedOfName' | 'answer'>;
}) => (
  <div>
    <p className={styles['words']}>{message}</p>
    {askedOfName && (
      <small className={styles['quiet']}>
        <Text id="questionTo" values={{ name: askedOfName }} />
      </small>
    )}
    {answer && <blockquote className={`${styles['words']} ${styles['answer']}`}>{answer}</blockquote>}
  </div>
);
