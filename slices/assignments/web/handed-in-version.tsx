import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { inGroups } from '../rules/receipt.ts';
import styles from './assignments.module.css';
import type { HandedInFragment } from './student-assignment.graphql.generated.ts';
import { useCampusTime } from './use-campus-time.ts';
import { WorkFileRow } from './work-file-row.tsx';

interface HandedInVersionProps {
  version: HandedInFragment;
  timeZone: string;
  /** Says to its student what the receipt is good for. */
  explainsReceipt?: true;
}

/** What was handed in at one time, with the receipt that proves it. */
export function HandedInVersion({ version, timeZone, explainsReceipt }: HandedInVersionProps) {
  const text = useText();
  const campusTime = useCampusTime();
  const { number, submittedAt, receiptHash, files } = version;
  return (
    <section className={styles['version']} aria-label={text('submissionVersion', { number })}>
      <header>
        <h3>
          <Text id="submissionVersion" values={{ number }} />
        </h3>
        <time dateTime={submittedAt}>{campusTime(submittedAt, timeZone)}</time>
      </header>
      <ul className={styles['files']}>
        {files.map(({ _id, name, bytes, url }) => (
          <WorkFileRow key={_id} name={name} bytes={bytes} url={url} />
        ))}
      </ul>
      <p className={styles['receipt']}>
        <strong>
          <Text id="submissionReceipt" />
        </strong>
        <code>{inGroups(receiptHash)}</code>
        {explainsReceipt && (
          <small>
            <Text id="receiptHelp" />
          </small>
        )}
      </p>
    </section>
  );
}
