import { ActionSentence } from '#kit/ui/audit-trail/action-sentence.tsx';
import { actorInWords } from '#kit/ui/audit-trail/actor-in-words.ts';
import { Diff } from '#kit/ui/audit-trail/diff.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedActionFragment } from './audit.graphql.generated.ts';
import { aboutInWords } from './told-about.tsx';
import { useToldChanges } from './told-changes.ts';
import styles from './system-log.module.css';

/** One entry of the audit log as a sentence, with what was changed and why below it. */
export function AuditEntry({ entry }: { entry: ListedActionFragment }) {
  const told = useToldChanges()(entry);
  const text = useText();
  return (
    <div className={styles['entry']}>
      <p>
        <b>{actorInWords({ ...entry, actorName: entry.userName }, text)}</b>{' '}
        <ActionSentence
          action={entry.action}
          decision={told.decision}
          about={aboutInWords(entry)}
          changed={told.inSentence}
        />
      </p>
      {told.changes.map((change) => (
        <Diff key={change.field} {...change} />
      ))}
      {told.reason && <blockquote>{told.reason}</blockquote>}
    </div>
  );
}

/** What the log itself holds: codes, ids and values as they are stored. Shown on demand. */
export function AuditCodes({ entry }: { entry: ListedActionFragment }) {
  const { action, entity, entityId, payload } = entry;
  return (
    <details className={styles['codes']}>
      <summary>
        <Text id="details" />
      </summary>
      <dl>
        <dt>
          <Text id="auditCode" />
        </dt>
        <dd>
          {action} · {entity}
        </dd>
        {entityId && (
          <>
            <dt>
              <Text id="auditRecordId" />
            </dt>
            <dd>{entityId}</dd>
          </>
        )}
      </dl>
      {payload && <pre>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>}
    </details>
  );
}
