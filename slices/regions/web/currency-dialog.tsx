import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CURRENCY_LABEL_MAX, MAX_DECIMALS } from '#slices/regions/rules/currency.ts';
import type { CurrencyToSave } from './use-currency-actions.ts';
import type { OneCurrencyFragment } from './currencies.graphql.generated.ts';

interface CurrencyDialogProps {
  /** Null for a new one. */
  currency: OneCurrencyFragment | null;
  onSave: (parsed: CurrencyToSave, before: OneCurrencyFragment | null) => Promise<boolean>;
  onClose: () => void;
}

/** What is said about a currency. Its code is given once: amounts and rates are stored under it. */
export function CurrencyDialog({ currency, onSave, onClose }: CurrencyDialogProps) {
  const text = useText();

  async function save(typed: Record<'value' | 'label' | 'decimals', string>): Promise<void> {
    const parsed = {
      value: currency?.value ?? typed.value.toUpperCase(),
      label: typed.label,
      decimals: Number(typed.decimals),
      version: currency?.version ?? null,
    };
    if (await onSave(parsed, currency)) onClose();
  }

  return (
    <Modal isOpen title={<Text id={currency ? 'editCurrency' : 'newCurrency'} />} onClose={onClose}>
      <Form<'value' | 'label' | 'decimals'> id="currency" onSubmit={save}>
        {!currency && (
          <TextField
            name="value"
            label={text('currencyCode')}
            help={text('currencyCodeHelp')}
            minLength={3}
            maxLength={3}
            autoComplete="off"
            required
            autoFocus
          />
        )}
        <TextField
          name="label"
          label={text('currencyName')}
          defaultValue={currency?.label}
          maxLength={CURRENCY_LABEL_MAX}
          autoComplete="off"
          required
        />
        <NumberField
          name="decimals"
          label={text('currencyDecimals')}
          defaultValue={currency?.decimals ?? 2}
          rules={{ min: 0, max: MAX_DECIMALS }}
          required
        />
      </Form>
    </Modal>
  );
}
