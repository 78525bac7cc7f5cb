import styles from './system-log.module.css';

interface LogDetailsProps {
  payload: string;
}

/** A payload is text from somewhere else and is shown as nothing but text: its first line, and the rest on demand. */
export function LogDetails({ payload }: LogDetailsProps) {
  const [first = '', ...rest] = linesOf(payload);
  if (rest.length === 0) return <code className={styles['payload']}>{first}</code>;
  return (
    <details className={styles['payload']}>
      <summary>{first}</summary>
      <pre>{rest.join('\n')}</pre>
    </details>
  );
}

/** The fields of a payload in lines a person can read; one that is not written in JSON stays as it came. */
export function linesOf(payload: string): string[] {
  let told: unknown;
  try {
    told = JSON.parse(payload);
  } catch {
    told = null;
  }
  if (typeof told !== 'object' || told === null) return payload.split('\n');
  return Object.entries(told).flatMap(([name, value]) =>
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}`.split('\n'),
  );
}
