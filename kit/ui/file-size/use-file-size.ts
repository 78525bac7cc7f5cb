import { useIntl } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes of files and speeds of their sending as people write them: 640 kB, 1.2 MB, 3 MB/s. */
export function useFileSize(): {
  size: (bytes: number) => string;
  speed: (bytesPerSecond: number) => string;
} {
  const { formatNumber } = useIntl();
  const text = (bytes: number, per: string): string => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const unit = `${UNITS[power] ?? 'byte'}${per}`;
    const value = bytes / 1_000 ** power;
    // A digit after the point says something of 1.2 MB, and nothing of 120 MB.
    const maximumFractionDigits = power >= 2 && value < 10 ? 1 : 0;
    // The short form of a byte has no plural in English: "443 byte".
    const unitDisplay = power === 0 ? 'long' : 'short';
    return formatNumber(value, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  };
  return {
    size: (bytes) => text(bytes, ''),
    speed: (bytesPerSecond) => text(bytesPerSecond, '-per-second'),
  };
}
