import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { monthCode } from '../../rules/month.ts';
import { RATE_DECIMALS, type RateChange } from '../../rules/rate.ts';
import {
  currenciesIn,
  RATE_COLUMNS,
  readRatesFile,
  type FileRate,
  type RatesFileProblem,
} from '../../rules/rates-file.ts';
import { forexRates } from '../exchange-rates.graphql.generated.ts';
import styles from './rates.module.css';

const FILE_RULES = {
  accept: ['text/csv', 'text/plain', 'application/vnd.ms-excel', '.csv', '.txt'],
  maxBytes: 1_000_000,
  maxFiles: 1,
};
const EXAMPLE = ['EUR', '2026-03', 0.92];

interface ImportRatesDialogProps {
  /** Those that may have rates. */
  currencies: readonly string[];
  onSave: (changes: readonly RateChange[]) => Promise<boolean>;
  onClose: () => void;
}

/** Reads a file of rates, shows what it would change, and stores that at a word. */
export function ImportRatesDialog({ currencies, onSave, onClose }: ImportRatesDialogProps) {
  const text = useText();
  const { attempt } = useMutation();
  const [read, setRead] = useState<{ rates: FileRate[] } | { problem: RatesFileProblem } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const rates = read && 'rates' in read ? read.rates : null;
  const changes = rates?.filter(({ problem, rate, before }) => problem === null && rate !== before) ?? [];

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    const found = await attempt(async () => {
      const words = await readTextFile(file);
      const known = currenciesIn(words).filter((currency) => currencies.includes(currency));
      const stored = await storedRates(known);
      const storedFor = (currency: string, month: { year: number; month: number }) =>
        stored.get(`${currency} ${monthCode(month)}`) ?? null;
      return readRatesFile(words, { currencies, storedFor, now: new Date() });
    });
    if (found) setRead(found);
  }

  async function save(): Promise<void> {
    setIsSaving(true);
    const isDone = await onSave(changes);
    setIsSaving(false);
    if (isDone) onClose();
  }

  return (
    <Modal
      isOpen
      title={<Text id="importRates" />}
      onClose={onClose}
      actions={
        rates && (
          <Button tone="primary" disabled={changes.length === 0 || isSaving} onClick={() => void save()}>
            <Text id="importRatesNow" values={{ count: changes.length }} />
          </Button>
        )
      }
    >
      <p className={styles['lead']}>
        <Text id="ratesFileHelp" />{' '}
        <Button onClick={() => offerFile(exampleFile(), 'rates.csv')}>
          <Icon name="download" />
          <Text id="exampleFile" />
        </Button>
      </p>
      <FileUpload
        label={text('ratesFile')}
        rules={FILE_RULES}
        disabled={isSaving}
        onFiles={(files) => void take(files)}
      />
      {read && 'problem' in read && (
        <div role="alert">
          <Note tone="warning">
            <Text id={read.problem} />
          </Note>
        </div>
      )}
      {rates && <RatesPreview rates={rates} />}
    </Modal>
  );
}

/** What is stored for the months of these currencies. */
async function storedRates(currencies: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const answers = await Promise.all(
    currencies.map(async (currency) => ({ currency, ...(await call(forexRates, { currency })) })),
  );
  return new Map(
    answers.flatMap(({ currency, forexRates: rates }) =>
      rates.map((month) => [`${currency} ${monthCode(month)}`, month.rate] as const),
    ),
  );
}

const exampleFile = (): Blob =>
  new Blob([CSV_START, csvLine(RATE_COLUMNS), csvLine(EXAMPLE)], { type: 'text/csv;charset=utf-8' });

/** What would become of each line of a file, those that are wrong first: they are what a user has to look at. */
function RatesPreview({ rates }: { rates: readonly FileRate[] }) {
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
