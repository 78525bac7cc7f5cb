import { useIntl } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes and speeds of films as people write them. */
export function useSizeWords(): {
  size: (bytes: number) => string;
  speed: (bytesPerSecond: number) => string;
} {
  const { formatNumber } = useIntl();
  const words = (bytes: number, per: string): string => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const unit = `${UNITS[power] ?? 'byte'}${per}`;
    const maximumFractionDigits = power === UNITS.length - 1 ? 1 : 0;
    return formatNumber(bytes / 1_000 ** power, { style: 'unit', unit, maximumFractionDigits });
  };
  return {
    size: (bytes) => words(bytes, ''),
    speed: (bytesPerSecond) => words(bytesPerSecond, '-per-second'),
  };
}
