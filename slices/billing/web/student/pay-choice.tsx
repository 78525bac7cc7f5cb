import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '../use-amount.ts';
import { useCardText } from '../use-card-text.ts';
import type { OwnSavedCardQuery } from './cards.graphql.generated.ts';
import type { OwnInvoiceFragment } from './finances.graphql.generated.ts';
import type { ChosenPayment } from './use-card-payment.ts';

interface PayChoiceProps {
  invoice: OwnInvoiceFragment;
  saved: OwnSavedCardQuery['ownSavedCard'];
  problem: string | null;
  onPay: (chosen: ChosenPayment) => Promise<boolean>;
}

type Name = 'how' | 'amount' | 'card' | 'savesCard';

/** What a page that leads here has proposed, if it is a part of what is left. */
function partOf(text: string | null, balance: MinorUnits): MinorUnits | null {
  const amount = /^\d{1,12}$/.test(text ?? '') ? minorUnits(Number(text)) : null;
  return amount !== null && amount > 0 && amount < balance ? amount : null;
}

/** How much is paid, and with which card. */
export function PayChoice({ invoice: { balance, currency }, saved, problem, onPay }: PayChoiceProps) {
  const text = useText();
  const amountText = useAmount();
  const { namedUntil } = useCardText();
  const [search] = useSearchParams();
  const usual = partOf(search.get('amount'), balance);
  const [isPart, setIsPart] = useState(usual !== null);
  const [isSaved, setIsSaved] = useState(saved !== null);
  const most = amountText(balance, currency);

  const send = ({ how, amount, savesCard }: Partial<Record<Name, string>>) =>
    onPay({
      amount: how === 'PART' ? minorUnits(Number(amount)) : balance,
      savesCard: !isSaved && savesCard === 'on',
      savedCardId: isSaved && saved ? saved._id : null,
    });

  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      <Form<Name> id="pay" submitLabel={text(isSaved ? 'payNowSaved' : 'payContinue')} onSubmit={send}>
        <RadioGroup
          name="how"
          legend={<Text id="payHowMuch" />}
          options={[
            { value: 'ALL', label: text('payAll', { amount: most }) },
            { value: 'PART', label: text('payPart') },
          ]}
          defaultValue={usual === null ? 'ALL' : 'PART'}
          required
          onChoose={(how) => setIsPart(how === 'PART')}
        />
        {isPart && (
          <MoneyField
            name="amount"
            label={text('payAmount')}
            currency={currency}
            required
            defaultCents={usual}
            help={<Text id="payUpTo" values={{ amount: most }} />}
          />
        )}
        {saved && (
          <RadioGroup
            name="card"
            legend={<Text id="payWith" />}
            options={[
              { value: 'SAVED', label: namedUntil(saved) },
              { value: 'OTHER', label: text('payWithOther') },
            ]}
            defaultValue="SAVED"
            required
            onChoose={(card) => setIsSaved(card === 'SAVED')}
          />
        )}
        {!isSaved && (
          <Checkbox
            name="savesCard"
            label={<Text id="saveThisCard" />}
            help={<Text id="saveThisCardHelp" />}
          />
        )}
      </Form>
    </>
  );
}
