import { useId, useRef, type ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import type { Side } from '../floating/place-floating.ts';
import { useTooltip } from './use-tooltip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  side?: Side;
  /** What the words explain. It is given the id of the words, unless it says the same by its own name. */
  children: ReactNode | ((words: { 'aria-describedby': string | undefined }) => ReactNode);
}

/** A few words about something, for those who linger at it. Nothing may be said here only. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const { isOpen, close, events } = useTooltip();
  return (
    <span ref={around} className={styles['around']} {...events}>
      {typeof children === 'function' ? children({ 'aria-describedby': isOpen ? id : undefined }) : children}
      {isOpen && (
        <Floating anchor={around} side={side} align="centre" onDismiss={close} passesEscape>
          <span id={id} role="tooltip" className={styles['tooltip']}>
            {text}
          </span>
        </Floating>
      )}
    </span>
  );
}
