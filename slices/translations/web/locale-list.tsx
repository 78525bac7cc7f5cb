import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
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
  const toastProblem = useProblemToast();
  const [stored, setStored] = useState(locales);
  const [arranged, setArranged] = useState(locales);
  const [isSaving, setIsSaving] = useState(false);

  const change = (changed: ArrangedLocaleFragment): void =>
    setArranged((before) => before.map((locale) => (locale._id === changed._id ? changed : locale)));

  function move(from: number, to: number): void {
    const moved = arranged[from];
    if (moved) setArranged(arranged.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const input = arranged.map(({ _id, label, isOffered, version }) => ({
        _id,
        label,
        isOffered,
        version,
      }));
      const answer = await call(arrangeLocales, { locales: input });
      setStored(answer.arrangeLocales);
      setArranged(answer.arrangeLocales);
      showToast('success', text('localesSaved'));
    } catch (problem) {
      toastProblem(problem);
      if (problem instanceof CallProblem && problem.problem === 'localesChanged') onStale();
    } finally {
      setIsSaving(false);
    }
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
        <ActionButton action="save" isProcessing={isSaving} onClick={save} />
      </footer>
    </div>
  );
}
