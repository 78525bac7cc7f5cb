import { useIntl } from 'react-intl';
import type { SelectOption } from './select-field.tsx';

/** A currency to choose, by its name in the reader's language; by the college's own where there is none. */
export function useCurrencyOption(): (currency: SelectOption) => SelectOption {
  const { formatDisplayName } = useIntl();
  return ({ value, label }) => ({
    value,
    label: `${value} · ${formatDisplayName(value, { type: 'currency', fallback: 'none' }) ?? label}`,
  });
}
