import { useCallback, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { HANDS_OVER, submittedValue } from '../form/form-problems.ts';
import { useText } from '../text/use-text.ts';
import { decimalsOf, parseNumber } from './parse-number.ts';

export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** How many digits may stand behind the decimal sign. */
  decimals: number;
  /** What is handed over is this many times the number shown: 100 for an amount that is kept in cents. */
  scale?: number | undefined;
}

interface NumberInput {
  rules: NumberRules;
  /** As it is kept: in cents, if that is the scale. */
  defaultValue: number | null;
  onChange: ((value: number | null) => void) | undefined;
}

/** Makes a text input read and write numbers in the reader's language. */
export function useNumberInput({ rules, defaultValue, onChange }: NumberInput): ComponentProps<'input'> {
  const text = useText();
  const { locale, formatNumber } = useIntl();
  const { decimals, min, max, scale = 1 } = rules;
  const written = useCallback(
    (number: number) =>
      formatNumber(number, {
        minimumFractionDigits: scale === 1 ? 0 : decimals,
        maximumFractionDigits: Math.max(decimals, decimalsOf(number)),
      }),
    [formatNumber, decimals, scale],
  );

  const problemOf = (label: string, number: number | null): string => {
    if (number === null) return label.trim() === '' ? '' : text('numberExpected');
    if (decimalsOf(number) > decimals) return text('tooManyDecimals', { count: decimals });
    if (min !== undefined && number < min) return text('numberTooSmall', { min: written(min) });
    if (max !== undefined && number > max) return text('numberTooLarge', { max: written(max) });
    return '';
  };
  const kept = (number: number | null): number | null =>
    number === null ? null : Math.round(number * scale * 1e6) / 1e6;

  function read(input: HTMLInputElement): number | null {
    const number = parseNumber(input.value, locale);
    input.setCustomValidity(problemOf(input.value, number));
    input.setAttribute(HANDS_OVER, String(kept(number) ?? ''));
    return number;
  }

  const start = defaultValue === null ? null : defaultValue / scale;
  return {
    type: 'text',
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    defaultValue: start === null ? '' : written(start),
    ...submittedValue(String(defaultValue ?? '')),
    onInput: ({ currentTarget }) => {
      // Read here, with or without listeners: Enter sends the form before the field is left.
      const number = read(currentTarget);
      onChange?.(kept(number));
    },
    onBlur: ({ currentTarget }) => {
      const number = read(currentTarget);
      if (number !== null) currentTarget.value = written(number);
    },
  };
}
