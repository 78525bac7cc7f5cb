import { minorUnits, type Currency } from '#kit/money/minor-units.ts';
import { percent } from '#kit/percent/percent.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PARTICULARS_MAX, PRICE_MAX, QUANTITY_MAX, TAX_MAX, type DraftLine } from '../../rules/invoice.ts';
import styles from './finances.module.css';

/** What the numbers of a line are while it is typed; nothing where they are none. */
export interface TypedLine {
  key: string;
  /** What was written before the form was opened. */
  particulars: string;
  quantity: number | null;
  price: number | null;
  taxRate: number | null;
}

export const NEW_LINE = { particulars: '', quantity: 1, price: null, taxRate: 0 };

const LARGEST_DISCOUNT = minorUnits(-PRICE_MAX);

/** What can be calculated with; null while a number is missing or no number that counts. */
export function draftOf({ quantity, price, taxRate }: TypedLine): DraftLine | null {
  const rate = percent(taxRate ?? 0);
  const isWhole = Number.isSafeInteger(quantity) && Number.isSafeInteger(price);
  if (!isWhole || quantity === null || price === null) return null;
  if (quantity < 1 || quantity > QUANTITY_MAX || Math.abs(price) > PRICE_MAX || rate < 0 || rate > TAX_MAX)
    return null;
  const amount = quantity * price;
  return Number.isSafeInteger(amount)
    ? { particulars: '', quantity, price: minorUnits(price), taxRate: rate }
    : null;
}

interface InvoiceLineFieldsProps {
  line: TypedLine;
  place: number;
  currency: Currency;
  onChange: (typed: Partial<TypedLine>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

/** One line of an invoice that is being written. Its fields are named by its place, as the server names them. */
export function InvoiceLineFields({ line, place, currency, onChange, onRemove }: InvoiceLineFieldsProps) {
  const text = useText();
  const number = place + 1;
  const name = (field: string): string => `lines.${place}.${field}`;
  return (
    <fieldset className={styles['line']} aria-label={text('booksLine', { number })}>
      <div className={styles['lineHead']}>
        <b>
          <Text id="booksLine" values={{ number }} />
        </b>
        {onRemove && (
          <IconButton icon="trash" label={text('booksRemoveLine', { number })} onClick={onRemove} />
        )}
      </div>
      <TextField
        name={name('particulars')}
        label={text('booksParticulars')}
        defaultValue={line.particulars}
        required
        maxLength={PARTICULARS_MAX}
      />
      <div className={styles['numbers']}>
        <NumberField
          name={name('quantity')}
          label={text('booksQuantity')}
          defaultValue={line.quantity}
          rules={{ min: 1, max: QUANTITY_MAX }}
          required
          onChange={(quantity) => onChange({ quantity })}
        />
        <MoneyField
          name={name('price')}
          label={text('booksPrice')}
          currency={currency}
          defaultCents={line.price === null ? null : minorUnits(line.price)}
          minCents={LARGEST_DISCOUNT}
          required
          onChange={(price) => onChange({ price })}
        />
        <PercentField
          name={name('taxRate')}
          label={text('booksTax')}
          defaultValue={line.taxRate}
          required
          onChange={(taxRate) => onChange({ taxRate })}
        />
      </div>
    </fieldset>
  );
}
