import { useState } from 'react';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { NOTE_MAX, SPONSOR_NAME_MAX } from '../../rules/sponsor-link.ts';
import type { SponsorPageQuery } from './pay.graphql.generated.ts';
import type { ChosenSponsoring } from './use-sponsoring.ts';

interface SponsorFormProps {
  asked: NonNullable<SponsorPageQuery['sponsorPage']>;
  problem: string | null;
  onPay: (chosen: ChosenSponsoring) => Promise<boolean>;
}

type Name = 'how' | 'amount' | 'email' | 'name' | 'isNamed' | 'note' | 'locale';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** How much is paid, by whom, and what the student is told. */
export function SponsorForm({ asked, problem, onPay }: SponsorFormProps) {
  const text = useText();
  const amountText = useAmount();
  const [isPart, setIsPart] = useState(false);
  const { firstName: student, most, currency, takesParts } = asked;

  const send = (values: Partial<Record<Name, string>>) =>
    onPay({
      amount: isPart ? minorUnits(Number(values.amount)) : most,
      input: {
        name: values.name ?? '',
        email: values.email ?? '',
        locale: values.locale ?? DEFAULT_LOCALE,
        isNamed: values.isNamed === 'on',
        note: values.note ?? '',
      },
    });

  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      <Form<Name> id="sponsor" submitLabel={text('sponsorToCard')} submitSize="block" onSubmit={send}>
        {takesParts && (
          <RadioGroup
            name="how"
            legend={<Text id="payHowMuch" />}
            options={[
              { value: 'ALL', label: text('payAll', { amount: amountText(most, currency) }) },
              { value: 'PART', label: text('payPart') },
            ]}
            defaultValue="ALL"
            required
            onChoose={(how) => setIsPart(how === 'PART')}
          />
        )}
        {takesParts && isPart && (
          <MoneyField name="amount" label={text('payAmount')} currency={currency} required />
        )}
        <TextField
          name="email"
          type="email"
          label={text('sponsorEmail')}
          help={<Text id="sponsorEmailHelp" />}
          autoComplete="email"
          required
        />
        <TextField
          name="name"
          label={text('sponsorName')}
          help={<Text id="sponsorNameHelp" />}
          maxLength={SPONSOR_NAME_MAX}
          autoComplete="name"
        />
        <Checkbox
          name="isNamed"
          label={text('sponsorTellName', { student })}
          help={text('sponsorTellNameHelp', { student })}
        />
        <TextArea name="note" label={text('sponsorNote', { student })} maxLength={NOTE_MAX} rows={3} />
        <SelectField
          name="locale"
          label={text('sponsorReceiptLocale')}
          hidesPlaceholder
          options={LANGUAGES}
          defaultValue={spokenLocale() ?? DEFAULT_LOCALE}
        />
      </Form>
    </>
  );
}
