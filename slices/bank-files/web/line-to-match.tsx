import { useEffect, useMemo, useRef } from 'react';
import { call } from '#kit/client/call/call.ts';
import { minus, NOTHING, smaller, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FieldProblems } from '#kit/ui/form/form-context.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { REASON_MAX, type Part } from '../rules/split.ts';
import styles from './bank-files.module.css';
import { invoicesToPay } from './bank-lines.graphql.generated.ts';
import { LineFacts, LineHistory } from './line-facts.tsx';
import { REASON_TEXTS } from './reason-texts.ts';
import type { ChosenInvoice, WholeLine } from './shown.ts';

interface LineToMatchProps {
  line: WholeLine;
  chosen: readonly ChosenInvoice[];
  parts: readonly Part[];
  onChoose: (chosen: readonly ChosenInvoice[]) => void;
  note: NoteForm;
  isReasonMissing: boolean;
}

/** What stands on a payment, the invoices it may be for, and why it is none if it is none. */
export function LineToMatch(props: LineToMatchProps) {
  const { line, chosen, parts, onChoose, note, isReasonMissing } = props;
  const text = useText();
  const amountText = useAmount();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(function beginAtTheLikeliest() {
    // From here Enter confirms; the buttons of the drawer would close it.
    box.current?.querySelector('input')?.focus();
  }, []);
  const others = chosen.filter(
    ({ invoiceId }) => !line.suggestions.some((one) => one.invoiceId === invoiceId),
  );
  const toggle = (invoice: ChosenInvoice): void => {
    const rest = chosen.filter(({ invoiceId }) => invoiceId !== invoice.invoiceId);
    onChoose(rest.length < chosen.length ? rest : [...chosen, invoice]);
  };
  const option = (invoice: ChosenInvoice, reasons: WholeLine['suggestions'][number]['reasons']) => (
    <Checkbox
      key={invoice.invoiceId}
      name={`invoice-${invoice.invoiceId}`}
      checked={chosen.some(({ invoiceId }) => invoiceId === invoice.invoiceId)}
      onChange={() => toggle(invoice)}
      label={`${invoice.studentName} · ${invoice.number} · ${text('bankOpenOf', {
        amount: amountText(invoice.balance, line.currency),
      })}`}
      help={reasons.map((reason) => text(REASON_TEXTS[reason])).join(' · ')}
    />
  );
  return (
    <Stack>
      <LineFacts line={line} />
      {line.isReversal && (
        <Note tone="warning">
          <Text id="bankIsReversal" />
        </Note>
      )}
      <fieldset ref={box} className={styles['choices']}>
        <legend>
          <Text id="bankPays" />
        </legend>
        {line.suggestions.map(({ reasons, ...invoice }) => option(invoice, reasons))}
        {others.map((invoice) => option(invoice, []))}
      </fieldset>
      <OtherInvoice
        key={chosen.length}
        line={line}
        onChoose={(invoice) =>
          onChoose([...chosen.filter(({ invoiceId }) => invoiceId !== invoice.invoiceId), invoice])
        }
      />
      <Outcome line={line} chosen={chosen} parts={parts} />
      <FieldProblems value={isReasonMissing ? { adminComments: text('bankReasonMissing') } : {}}>
        <NoteToPerson
          form={note}
          label={text('bankWhyAside')}
          help={text('bankWhyAsideHelp')}
          maxLength={REASON_MAX}
          written=""
        />
      </FieldProblems>
      <LineHistory line={line} />
    </Stack>
  );
}

interface OtherInvoiceProps {
  line: WholeLine;
  onChoose: (invoice: ChosenInvoice) => void;
}

/** Any open invoice of the campus in the currency that came. */
function OtherInvoice({ line: { regionId, currency }, onChoose }: OtherInvoiceProps) {
  const text = useText();
  const amountText = useAmount();
  const { source, found } = useMemo(() => {
    const known = new Map<string, ChosenInvoice>();
    const search: SuggestionSource = async (typed, signal) => {
      const filter = { search: typed, regionId, side: 'OWED' as const };
      const { openInvoices } = await call(invoicesToPay, { filter }, { signal });
      return openInvoices.rows
        .filter((row) => row.currency.value === currency.value)
        .map(({ _id: invoiceId, number, studentName, balance }) => {
          known.set(invoiceId, { invoiceId, number, studentName, balance });
          const aside = `${number} · ${amountText(balance, currency)}`;
          return { value: invoiceId, label: studentName, aside };
        });
    };
    return { source: search, found: known };
    // The reader's language does not change while a payment is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [regionId, currency.value]);
  return (
    <Combobox
      name="otherInvoice"
      label={text('bankOtherInvoice')}
      source={source}
      onChoose={(suggestion) => {
        const invoice = suggestion && found.get(suggestion.value);
        if (invoice) onChoose(invoice);
      }}
    />
  );
}

/** How the payment is divided, what stays open and what stays as credit. */
function Outcome({ line, chosen, parts }: Pick<LineToMatchProps, 'line' | 'chosen' | 'parts'>) {
  const amountText = useAmount();
  if (chosen.length === 0) return null;
  const open = sum(chosen.map(({ balance }) => balance));
  const rest = minus(line.amount, smaller(line.amount, open));
  const left = minus(open, smaller(line.amount, open));
  const written = (amount: MinorUnits): string => amountText(amount, line.currency);
  return (
    <div className={styles['close']}>
      {parts.length > 1 &&
        parts.map(({ invoiceId, amount }) => (
          <p key={invoiceId} className={styles['quiet']}>
            <Text
              id="bankPartOf"
              values={{
                amount: written(amount),
                number: chosen.find((one) => one.invoiceId === invoiceId)?.number ?? '',
              }}
            />
          </p>
        ))}
      {rest > NOTHING && (
        <Note>
          <Text id="bankRestStays" values={{ amount: written(rest) }} />
        </Note>
      )}
      {left > NOTHING && (
        <Note>
          <Text id="bankStaysOpen" values={{ amount: written(left) }} />
        </Note>
      )}
    </div>
  );
}
