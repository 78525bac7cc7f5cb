import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { LocaleRow } from './locale-row.tsx';
import {
  arrangeLocales,
  type ArrangedLocaleFragment,
  type ContentLocalesQuery,
} from './locales.graphql.generated.ts';
import styles from './locales.module.css';

interface LocaleListProps {
  locales: readonly ArrangedLocaleFragment[];
  coverage: ContentLocalesQuery['interfaceCoverage'];
  /** Called when another window has arranged them meanwhile. */
  onStale: () => void;
}

/** The languages as they are being arranged; saved together. */
export function LocaleList({ locales, coverage, onStale }: LocaleListProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation();
  const [stored, setStored] = useState(locales);
  const [arranged, setArranged] = useState(locales);

  const change = (changed: ArrangedLocaleFragment): void =>
    setArranged((before) => before.map((locale) => (locale._id === changed._id ? changed : locale)));

  function move(from: number, to: number): void {
    const moved = arranged[from];
    if (moved) setArranged(arranged.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  async function save(): Promise<void> {
    const input = arranged.map(({ _id, label, isOffered, version }) => ({ _id, label, isOffered, version }));
    const answer = await mutate(arrangeLocales, { locales: input }, { localesChanged: onStale });
    if (!answer) return;
    setStored(answer.arrangeLocales);
    setArranged(answer.arrangeLocales);
    showToast('success', text('localesSaved'));
  }

  return (
    <div className={styles['card']}>
      <UnsavedChangesGuard hasChanges={() => JSON.stringify(arranged) !== JSON.stringify(stored)} />
      <ol>
        {arranged.map((locale, index) => (
          <LocaleRow
            key={locale._id}
            locale={locale}
            coverage={coverage.find((one) => one.locale === locale.value)}
            onChange={change}
            onUp={index > 0 ? () => move(index, index - 1) : null}
            onDown={index < arranged.length - 1 ? () => move(index, index + 1) : null}
          />
        ))}
      </ol>
      <footer>
        <ActionButton action="save" isProcessing={isBusy} onClick={save} />
      </footer>
    </div>
  );
}
