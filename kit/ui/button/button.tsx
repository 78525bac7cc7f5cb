import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { useFocusBack } from '../focus/use-focus-back.ts';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'default' | 'quiet' | 'danger' | 'permanent';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** primary is the one main action of a screen; permanent is for what cannot be undone. */
  tone?: ButtonTone;
  size?: 'normal' | 'large' | 'block';
  /** Under way: a spinner shows and a second press does nothing. */
  isProcessing?: boolean;
}

/** A plain button; inside a form, only the one of type submit sends it. */
export function Button({
  tone = 'default',
  size = 'normal',
  isProcessing = false,
  type = 'button',
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  const button = useFocusBack(isProcessing);
  return (
    <button
      ref={button}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- The type has a default and is one of the three by its own type.
      type={type}
      className={styles['button']}
      data-tone={tone}
      data-size={size}
      disabled={disabled || isProcessing}
      aria-busy={isProcessing}
    >
      {isProcessing && <Spinner size="button" />}
      {children}
    </button>
  );
}
