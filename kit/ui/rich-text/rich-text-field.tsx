import { useId, useRef, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { CharacterCount } from './character-count.tsx';
import { StillText } from './still-text.tsx';
import { useCarrier } from './use-carrier.ts';
import { useWritingArea } from './use-writing-area.ts';
import styles from './rich-text-field.module.css';

interface RichTextFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  defaultHtml?: string;
  /** What was written here before and not saved; the default is still what is stored. */
  writtenHtml?: string | undefined;
  rules?: { required?: boolean; maxCharacters?: number };
  /** readOnly: it is read and handed over; disabled: it is not handed over either. */
  lock?: 'readOnly' | 'disabled' | undefined;
}

/** Words with headings, lists and links. It hands over clean HTML, or nothing where there is nothing to see. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, help, defaultHtml = '', writtenHtml, rules = {}, lock } = props;
  const frame = useRef<HTMLDivElement>(null);
  const countId = useId();
  const isOpen = lock === undefined;
  const { required = false, maxCharacters } = rules;
  const { control, written, start, replacements, write, onInput } = useCarrier(
    { defaultHtml, writtenHtml },
    maxCharacters,
  );
  const { Area, hasFailed, tryAgain } = useWritingArea(isOpen);
  const isCounted = isOpen && maxCharacters !== undefined;

  const focusTheText = (): void =>
    frame.current?.querySelector<HTMLElement>('[role="textbox"], [role="group"]')?.focus();

  return (
    <Field name={name} label={label} help={help}>
      {({ id, ...links }) => (
        <div ref={frame} className={styles['frame']} data-lock={lock} data-invalid={links['aria-invalid']}>
          <textarea
            ref={control}
            id={id}
            className={styles['carrier']}
            name={name}
            defaultValue={start}
            required={required}
            disabled={lock === 'disabled'}
            readOnly={lock === 'readOnly'}
            tabIndex={-1}
            aria-hidden="true"
            onInput={onInput}
            onFocus={focusTheText}
          />
          {isOpen && Area ? (
            <Area
              key={replacements}
              html={written.html}
              links={{
                'aria-label': label,
                'aria-required': required,
                'aria-invalid': links['aria-invalid'],
                'aria-describedby':
                  [links['aria-describedby'], isCounted && countId].filter(Boolean).join(' ') || undefined,
              }}
              onWrite={write}
            />
          ) : (
            <StillText
              label={label}
              html={written.html}
              why={!isOpen ? 'locked' : hasFailed ? 'failed' : 'waiting'}
              onTryAgain={tryAgain}
            />
          )}
          {isCounted && <CharacterCount id={countId} count={written.characters} max={maxCharacters} />}
        </div>
      )}
    </Field>
  );
}
