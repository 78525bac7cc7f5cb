import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isAlwaysOffered, MAX_LABEL } from '../rules/content-locale.ts';
import type { ArrangedLocaleFragment, ContentLocalesQuery } from './locales.graphql.generated.ts';
import styles from './locales.module.css';

interface LocaleRowProps {
  locale: ArrangedLocaleFragment;
  coverage: ContentLocalesQuery['interfaceCoverage'][number] | undefined;
  onChange: (locale: ArrangedLocaleFragment) => void;
  /** Null for the first. */
  onUp: (() => void) | null;
  /** Null for the last. */
  onDown: (() => void) | null;
}

/** One language: its place, its own name and whether it can be newly chosen. */
export function LocaleRow({ locale, coverage, onChange, onUp, onDown }: LocaleRowProps) {
  const text = useText();
  const { value, name, label, isOffered } = locale;
  return (
    <li className={styles['row']}>
      <div className={styles['places']}>
        <IconButton
          icon="chevronUp"
          label={text('moveLocaleUp', { name })}
          disabled={!onUp}
          onClick={() => onUp?.()}
        />
        <IconButton
          icon="chevronDown"
          label={text('moveLocaleDown', { name })}
          disabled={!onDown}
          onClick={() => onDown?.()}
        />
      </div>
      <div className={styles['names']}>
        <strong>{name}</strong>
        <small>
          {value}
          {coverage && (
            <>
              {' · '}
              <Text
                id="interfaceCovered"
                values={{ translated: coverage.translated, total: coverage.total }}
              />
            </>
          )}
        </small>
      </div>
      <TextField
        name={`label-${value}`}
        label={text('localeOwnName')}
        value={label}
        maxLength={MAX_LABEL}
        keepsSpaces
        onChange={({ currentTarget }) => onChange({ ...locale, label: currentTarget.value })}
      />
      <Checkbox
        label={text('localeOffered')}
        checked={isOffered}
        disabled={isAlwaysOffered(locale)}
        onChange={({ currentTarget }) => onChange({ ...locale, isOffered: currentTarget.checked })}
      />
    </li>
  );
}
