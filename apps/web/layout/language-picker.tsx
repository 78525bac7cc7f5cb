import { useState } from 'react';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useTextsInUse } from '../texts/texts-in-use.ts';
import { changeLanguage } from './change-language.ts';
import { openOnKeys } from './open-on-keys.ts';
import styles from './footer.module.css';

/** Every language in its own words. Choosing one takes effect at once, so keys lead through them before they choose. */
export function LanguagePicker() {
  const text = useText();
  const toastProblem = useProblemToast();
  const { locale } = useTextsInUse();
  const [isChanging, setIsChanging] = useState(false);

  async function choose(chosen: Locale): Promise<void> {
    setIsChanging(true);
    try {
      await changeLanguage(chosen);
    } catch (problem) {
      setIsChanging(false);
      toastProblem(problem);
    }
  }

  return (
    <span className={styles['language']}>
      <Icon name="globe" size="small" />
      <select
        aria-label={text('language')}
        value={locale}
        disabled={isChanging}
        onKeyDown={openOnKeys}
        onChange={(event) => void choose(event.target.value as Locale)}
      >
        {LOCALES.map((option) => (
          <option key={option} value={option}>
            {LOCALE_NAMES[option]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  );
}
