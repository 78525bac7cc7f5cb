import { useState } from 'react';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { MAX_DAYS, usualLastDay } from '../rules/sponsor-link.ts';
import {
  createSponsorLink,
  ownSponsors,
  sponsorsOf,
  type SponsoredInvoiceFragment,
} from './sponsors.graphql.generated.ts';

interface NewLinkDialogProps {
  invoice: SponsoredInvoiceFragment;
  onClose: () => void;
}

type Name = 'how' | 'maxAmount' | 'takesParts' | 'lastDay' | 'email' | 'locale';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** Makes a link for a sponsor, to be copied or sent. */
export function NewLinkDialog({ invoice, onClose }: NewLinkDialogProps) {
  const { _id: invoiceId, balance, currency, timeZone } = invoice;
  const text = useText();
  const amountText = useAmount();
  const { mutate } = useMutation({
    stale: [ownSponsors, sponsorsOf],
    afterRefusalToo: true,
    tell: useFormProblem(),
  });
  // Made with the form: what is sent twice is made once.
  const [linkId] = useState(() => crypto.randomUUID());
  const [isPart, setIsPart] = useState(false);
  const today = dayIn(asOf(), timeZone);

  async function send(values: Partial<Record<Name, string>>): Promise<void> {
    const { maxAmount, takesParts, lastDay = '', email = '', locale = DEFAULT_LOCALE } = values;
    const linkInput = {
      maxAmount: isPart ? minorUnits(Number(maxAmount)) : null,
      takesParts: takesParts === 'on',
      lastDay: lastDay as Day,
      email,
      locale,
    };
    if (!(await mutate(createSponsorLink, { linkId, invoiceId, linkInput }))) return;
    onClose();
    showToast('success', email === '' ? text('sponsorLinkMade') : text('sponsorLinkSent', { email }));
  }

  return (
    <Modal isOpen title={<Text id="sponsorNewLink" />} onClose={onClose}>
      <Form<Name> id="newSponsorLink" submitLabel={text('sponsorMakeLink')} onSubmit={send}>
        <RadioGroup
          name="how"
          legend={<Text id="sponsorHowMuchAsked" />}
          options={[
            { value: 'ALL', label: text('sponsorAskAll', { amount: amountText(balance, currency) }) },
            { value: 'PART', label: text('sponsorAskPart') },
          ]}
          defaultValue="ALL"
          required
          onChoose={(how) => setIsPart(how === 'PART')}
        />
        {isPart && <MoneyField name="maxAmount" label={text('payAmount')} currency={currency} required />}
        <Checkbox name="takesParts" label={<Text id="sponsorTakesParts" />} defaultChecked />
        <DayField
          name="lastDay"
          label={text('sponsorLastDay')}
          rules={{ today, min: today, max: addDays(today, MAX_DAYS) }}
          defaultDay={usualLastDay(today)}
          required
        />
        <TextField
          name="email"
          type="email"
          label={text('sponsorSendTo')}
          help={<Text id="sponsorSendToHelp" />}
          autoComplete="off"
        />
        <SelectField
          name="locale"
          label={text('sponsorMailLocale')}
          hidesPlaceholder
          options={LANGUAGES}
          defaultValue={spokenLocale() ?? DEFAULT_LOCALE}
        />
      </Form>
    </Modal>
  );
}
