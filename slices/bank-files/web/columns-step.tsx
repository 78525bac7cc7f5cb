import { useState } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COLUMN_FIELDS, type ColumnField, type Columns } from '../rules/columns.ts';
import { DAY_ORDERS, type DayOrder } from '../rules/read-days.ts';
import { lookAtTable, type TableChoices } from '../rules/read-table.ts';
import styles from './bank-files.module.css';
import type { ChosenFile } from './send-bank-file.ts';

const FIELD_TEXTS: Readonly<Record<ColumnField, MessageId>> = {
  DAY: 'bankColumnDay',
  AMOUNT: 'bankColumnAmount',
  CREDIT: 'bankColumnCredit',
  DEBIT: 'bankColumnDebit',
  DIRECTION: 'bankColumnDirection',
  CURRENCY: 'bankColumnCurrency',
  REMITTER: 'bankColumnRemitter',
  TEXT: 'bankColumnText',
  REFERENCE: 'bankColumnReference',
  ACCOUNT: 'bankColumnAccount',
  STATE: 'bankColumnState',
};

const ORDER_TEXTS: Readonly<Record<DayOrder, MessageId>> = {
  DAY_FIRST: 'bankDayFirst',
  MONTH_FIRST: 'bankMonthFirst',
};

interface ColumnsStepProps {
  file: ChosenFile;
  onChosen: (choices: TableChoices) => void;
  onCancel: () => void;
}

/** What the columns of a table hold, and how its days are written: asked where the table does not say. */
export function ColumnsStep({ file, onChosen, onCancel }: ColumnsStepProps) {
  const text = useText();
  const [columns, setColumns] = useState<Columns>(() => lookAtTable(file.text).columns);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
  const [isKnown] = useState(() => lookAtTable(file.text).isEnough);
  const { heads, samples, isEnough, dayOrder } = lookAtTable(file.text, columns);
  const isOrderAsked = columns.DAY !== undefined && dayOrder === null;

  /** A column holds one thing, and a thing stands in one column. */
  function choose(index: number, field: string): void {
    const others = Object.entries(columns).filter(([name, at]) => at !== index && name !== field);
    setColumns({ ...Object.fromEntries(others), ...(field && { [field]: index }) });
  }

  const fieldOf = (index: number): string => COLUMN_FIELDS.find((field) => columns[field] === index) ?? '';
  return (
    <div className={styles['stack']}>
      {!isKnown && (
        <>
          <div className={styles['close']}>
            <h2>
              <Text id="bankColumns" />
            </h2>
            <p className={styles['quiet']}>
              <Text id="bankColumnsHelp" />
            </p>
          </div>
          <div className={styles['columns']}>
            {heads.map((head, index) => (
              // Heads may be equal, and never change places.
              <div key={index} className={styles['close']}>
                <SelectField
                  name={`column-${index}`}
                  label={head || String(index + 1)}
                  hidesPlaceholder
                  value={fieldOf(index)}
                  onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                  options={[
                    { value: '', label: text('bankColumnUnused') },
                    ...COLUMN_FIELDS.map((field) => ({ value: field, label: text(FIELD_TEXTS[field]) })),
                  ]}
                />
                <p className={styles['quiet']}>
                  {samples
                    .map((row) => row[index]?.trim() ?? '')
                    .filter((cell) => cell !== '')
                    .join(' · ')}
                </p>
              </div>
            ))}
          </div>
        </>
      )}
      {isOrderAsked && (
        <RadioGroup
          name="dayOrder"
          legend={<Text id="bankDayOrder" />}
          options={DAY_ORDERS.map((order) => ({ value: order, label: text(ORDER_TEXTS[order]) }))}
          onChoose={(order) => setChosenOrder(DAY_ORDERS.find((known) => known === order) ?? null)}
        />
      )}
      <div className={styles['row']}>
        <Button
          tone="primary"
          disabled={!isEnough || (isOrderAsked && chosenOrder === null)}
          onClick={() =>
            onChosen({ columns: isKnown ? null : columns, dayOrder: isOrderAsked ? chosenOrder : null })
          }
        >
          <Text id="bankReadFile" />
        </Button>
        <ActionButton action="cancel" onClick={onCancel} />
      </div>
    </div>
  );
}
