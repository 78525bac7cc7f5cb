import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { monthCode } from '../../rules/month.ts';
import { RATE_DECIMALS } from '../../rules/rate.ts';
import type { FileRate } from '../../rules/rates-file.ts';
import styles from './rates.module.css';

/** What would become of each line of a file, those that are wrong first: they are what somebody has to look at. */
export function RatesPreview({ rates }: { rates: readonly FileRate[] }) {
  const right = rates.filter(({ problem }) => problem === null);
  const counts = {
    added: right.filter(({ before }) => before === null).length,
    changed: right.filter(({ before, rate }) => before !== null && before !== rate).length,
    same: right.filter(({ before, rate }) => before === rate).length,
    wrong: rates.length - right.length,
  };
  const shown = rates.toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null));
  return (
    <>
      <output className={styles['counts']}>
        <Text id="ratesFileCounts" values={counts} />
      </output>
      <ul className={styles['lines']}>
        {shown.map((rate) => (
          <RateLine key={rate.line} {...rate} />
        ))}
      </ul>
    </>
  );
}

function RateLine({ line, currency, year, month, rate, before, problem }: FileRate) {
  const { formatNumber } = useIntl();
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: RATE_DECIMALS });
  if (problem) {
    return (
      <li data-wrong>
        <b>
          <Text id="rateLine" values={{ line }} />
        </b>
        <Text id={problem} />
      </li>
    );
  }
  return (
    <li>
      {currency} {monthCode({ year, month })} · {number(rate ?? 0)}
      {before === null && (
        <Chip tone="success">
          <Text id="rateIsNew" />
        </Chip>
      )}
      {before === rate && (
        <Chip>
          <Text id="rateIsSame" />
        </Chip>
      )}
      {before !== null && before !== rate && (
        <Chip tone="info">
          <Text id="rateWas" values={{ rate: number(before) }} />
        </Chip>
      )}
    </li>
  );
}
