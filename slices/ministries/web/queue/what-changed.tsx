import { Diff } from '#kit/ui/audit-trail/diff.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { wordDifference } from '../../rules/word-difference.ts';
import styles from '../ministries.module.css';
import type { MinistryFactsFragment } from './queue.graphql.generated.ts';
import { useSaidFields } from './use-said-fields.ts';

interface WhatChangedProps {
  before: MinistryFactsFragment;
  after: MinistryFactsFragment;
  /** Others see nothing of it: it differs from what was refused. */
  isSinceRefused?: boolean;
}

/** Shorter texts stand side by side, longer ones are compared word by word. */
const SHORT = 60;

/** Only what differs between what others see, or what was refused, and what its owner says now. */
export function WhatChanged({ before, after, isSinceRefused = false }: WhatChangedProps) {
  const changes = useSaidFields()
    .map(({ field, label, read }) => ({ field, label, old: read(before), now: read(after) }))
    .filter(({ old, now }) => old !== now);
  return (
    <section className={styles['section']}>
      <h3>
        <Text id={isSinceRefused ? 'whatChangedSinceRefused' : 'whatChanged'} />
      </h3>
      {changes.length === 0 && (
        <p className={styles['quiet']}>
          <Text id={isSinceRefused ? 'nothingDiffersSinceRefused' : 'nothingDiffers'} />
        </p>
      )}
      {changes.map(({ field, label, old, now }) =>
        Math.max(old.length, now.length) > SHORT ? (
          <LongChange key={field} label={label} before={old} after={now} />
        ) : (
          <Diff key={field} field={label} before={old || null} after={now || null} />
        ),
      )}
    </section>
  );
}

const ELEMENTS = { same: 'span', gone: 'del', new: 'ins' } as const;

function LongChange({ label, before, after }: { label: string; before: string; after: string }) {
  const text = useText();
  return (
    <div>
      <p className={styles['quiet']}>{label}</p>
      <p className={styles['diff']}>
        {before === '' && <del>{text('emptyValue')}</del>}
        {wordDifference(before, after).map(({ kind, text: words }, index) => {
          const Element = ELEMENTS[kind];
          return <Element key={index}>{words}</Element>;
        })}
      </p>
    </div>
  );
}
