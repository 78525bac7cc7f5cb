import { useState } from 'react';
import { minorUnits, type Currency } from '#kit/money/minor-units.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { calculate, LINES_MAX } from '../../rules/invoice.ts';
import { useAmount } from '../use-amount.ts';
import styles from './finances.module.css';
import { draftOf, InvoiceLineFields, NEW_LINE, type TypedLine } from './invoice-line-fields.tsx';

const newLine = (): TypedLine => ({ ...NEW_LINE, key: crypto.randomUUID() });

type KnownLine = Omit<TypedLine, 'key'>;

const typedLines = (known: readonly KnownLine[]): TypedLine[] =>
  known.length > 0 ? known.map((line) => ({ ...line, key: crypto.randomUUID() })) : [newLine()];

interface TypedLines {
  lines: readonly TypedLine[];
  setLines: (lines: readonly TypedLine[]) => void;
  /** Begins again with other lines. */
  restart: (known: readonly KnownLine[]) => void;
  /** What the form says of them. */
  said: (values: Readonly<Record<string, string>>) => SaidLine[];
}

interface SaidLine {
  particulars: string;
  quantity: number;
  price: ReturnType<typeof minorUnits>;
  taxRate: number;
}

/** The lines of an invoice while they are typed. */
export function useInvoiceLines(known: readonly KnownLine[] = []): TypedLines {
  const [lines, setLines] = useState<readonly TypedLine[]>(() => typedLines(known));
  return {
    lines,
    setLines,
    restart: (others) => setLines(typedLines(others)),
    said: (values) =>
      lines.map((_, at) => {
        const of = (name: string): string => values[`lines.${at}.${name}`] ?? '';
        return {
          particulars: of('particulars'),
          quantity: Number(of('quantity')),
          price: minorUnits(Number(of('price'))),
          taxRate: Number(of('taxRate')),
        };
      }),
  };
}

interface InvoiceLinesProps {
  typed: TypedLines;
  currency: Currency;
  max?: number;
}

/** The fields of all lines. Their sums are shown while they are typed. */
export function InvoiceLines({ typed: { lines, setLines }, currency, max = LINES_MAX }: InvoiceLinesProps) {
  const change = (key: string, typed: Partial<TypedLine>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...typed } : line)));
  return (
    <div className={styles['lines']}>
      {lines.map((line, at) => (
        <InvoiceLineFields
          key={line.key}
          line={line}
          place={at}
          currency={currency}
          onChange={(typed) => change(line.key, typed)}
          onRemove={lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : null}
        />
      ))}
      {lines.length < max && (
        <div>
          <Button onClick={() => setLines([...lines, newLine()])}>
            <Icon name="plus" />
            <Text id="booksAddLine" />
          </Button>
        </div>
      )}
    </div>
  );
}

export function LineSums({ lines, currency }: Pick<TypedLines, 'lines'> & { currency: Currency }) {
  const text = useText();
  const amountText = useAmount();
  const { subtotal, tax, total } = calculate(lines.map(draftOf).filter((line) => line !== null));
  return (
    <div aria-live="polite">
      <FactList
        facts={[
          { term: text('booksSubtotal'), value: amountText(subtotal, currency) },
          { term: text('booksTax'), value: amountText(tax, currency) },
          { term: text('booksTotal'), value: <b>{amountText(total, currency)}</b> },
        ]}
      />
    </div>
  );
}
