import type { OwnHelpRequestFragment } from './help-requests.graphql.generated.ts';
import styles from './help-requests.module.css';

/** What a user asked, and the answer under it. */
export const RequestText = ({ message, answer }: Pick<OwnHelpRequestFragment, 'message' | 'answer'>) => (
  <div>
    <p className={styles['words']}>{message}</p>
    {answer && <blockquote className={`${styles['words']} ${styles['answer']}`}>{answer}</blockquote>}
  </div>
);
