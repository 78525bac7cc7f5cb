import { useState, type ReactNode } from 'react';
import { KEEPS_SPACES } from '../form/form-problems.ts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** Tells password managers whether to fill in or to make up a password. */
  autoComplete: 'current-password' | 'new-password';
  minLength: number;
  help?: ReactNode;
  aside?: ReactNode;
  autoFocus?: boolean;
}

/** A password: masked unless the person asks to read it, required, and never trimmed. */
export function PasswordField({ name, label, help, aside, ...rest }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field name={name} label={label} help={help} aside={aside}>
      {(links) => (
        <span className={styles['box']}>
          <input
            {...rest}
            {...links}
            {...{ [KEEPS_SPACES]: '' }}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}
