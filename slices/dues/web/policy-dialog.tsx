import { useState } from 'react';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE, languageTag, LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { parseReminderDays, REMIND_WITHIN_YEAR, REMINDERS_MAX, WORDS_MAX } from '../rules/dues-policy.ts';
import { duesPolicies, saveDuesPolicy, type DuesPolicyCardFragment } from './dues.graphql.generated.ts';

interface PolicyDialogProps {
  stored: DuesPolicyCardFragment;
  onClose: () => void;
}

/** Says when students of a campus are reminded, in which words, and what holds their transcripts. */
export function PolicyDialog({ stored, onClose }: PolicyDialogProps) {
  const { _id: regionId, version, regionName: campus, currency, campusCurrency } = stored;
  const text = useText();
  const { mutate } = useMutation({ stale: [duesPolicies], afterRefusalToo: true, tell: useFormProblem() });
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);
  const [limit, setLimit] = useState<number | null>(stored.holdAbove);

  async function save(values: Record<string, string>): Promise<void> {
    const remindAfter = parseReminderDays(values['remindAfter'] ?? '');
    if (!remindAfter)
      throw new FieldRefusal(
        'remindAfter',
        text('reminderDaysInvalid', { max: REMINDERS_MAX, days: REMIND_WITHIN_YEAR }),
      );
    const above = values['holdAbove'];
    const duesPolicyInput = {
      remindAfter,
      words: LOCALES.map((one) => ({ locale: one, text: values[`words.${one}`] ?? '' })),
      holdAbove: above ? minorUnits(Number(above)) : null,
    };
    if (!(await mutate(saveDuesPolicy, { regionId, version, duesPolicyInput }))) return;
    showToast('success', text('duesPolicySaved'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="changeDuesPolicyOf" values={{ campus }} />} onClose={onClose}>
      <Form<string> id="duesPolicy" submitLabel={text('save')} onSubmit={save}>
        <TextField
          name="remindAfter"
          label={text('reminderDays')}
          help={text('reminderDaysHelp')}
          defaultValue={stored.remindAfter.join(', ')}
          inputMode="text"
          autoComplete="off"
        />
        <SelectField
          name="locale"
          label={text('language')}
          options={LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
          value={locale}
          onChange={({ currentTarget }) =>
            setLocale(LOCALES.find((one) => one === currentTarget.value) ?? DEFAULT_LOCALE)
          }
          hidesPlaceholder
        />
        {LOCALES.map((one) => (
          <div key={one} lang={languageTag(one)} hidden={one !== locale}>
            <TextArea
              name={`words.${one}`}
              label={text('reminderWords', { language: LOCALE_NAMES[one] })}
              help={text('reminderWordsHelp')}
              maxLength={WORDS_MAX}
              rows={3}
              defaultValue={stored.words.find((written) => written.locale === one)?.text ?? ''}
            />
          </div>
        ))}
        <MoneyField
          name="holdAbove"
          label={text('holdLimit')}
          help={text('holdLimitHelp')}
          currency={limit === stored.holdAbove ? currency : campusCurrency}
          defaultCents={stored.holdAbove}
          onChange={setLimit}
        />
      </Form>
    </Modal>
  );
}
