import { useIntl } from 'react-intl';

interface FileSizeProps {
  bytes: number;
}

/** The size of a file, in the unit that makes it a short number. */
export function FileSize({ bytes }: FileSizeProps) {
  const { formatNumber } = useIntl();
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(bytes / 1_000, 1);
  return (
    <>
      {formatNumber(value, {
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: isLarge ? 1 : 0,
      })}
    </>
  );
}
