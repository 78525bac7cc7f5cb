import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE, languageName, LOCALES } from '#kit/messages/locales.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CATEGORY_NAME_MAX } from '../../rules/hour-category.ts';
import styles from '../hours.module.css';
import {
  hourPolicy,
  hourTotals,
  saveHourCategory,
  type KeptHourCategoryFragment,
} from './policy.graphql.generated.ts';

interface CategoryDialogProps {
  regionId: string;
  /** Null for a new one. */
  stored: KeptHourCategoryFragment | null;
  onClose: () => void;
}

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** What a category is called. English is required; the other languages unfold. */
export function CategoryDialog({ regionId, stored, onClose }: CategoryDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [hourPolicy, hourTotals], afterRefusalToo: true });
  // Made with the form: what is sent twice is one category.
  const [categoryId] = useState(() => stored?._id ?? crypto.randomUUID());
  const nameIn = (locale: string): string => stored?.names.find((one) => one.locale === locale)?.name ?? '';

  async function save(values: Record<string, string>): Promise<void> {
    const names = LOCALES.map((locale) => ({ locale, name: values[locale] ?? '' })).filter(
      ({ name }) => name !== '',
    );
    const version = stored?.version ?? null;
    const saved = await mutate(saveHourCategory, { categoryId, version, regionId, input: { names } });
    if (!saved) return;
    onClose();
    showToast('success', text('recordSaved', { name: saved.saveHourCategory.name }));
  }

  const field = (locale: string) => (
    <TextField
      key={locale}
      name={locale}
      label={languageName(locale)}
      defaultValue={nameIn(locale)}
      maxLength={CATEGORY_NAME_MAX}
      autoComplete="off"
      required={locale === DEFAULT_LOCALE}
    />
  );
  return (
    <Modal isOpen title={<Text id={stored ? 'changeHourCategory' : 'addHourCategory'} />} onClose={onClose}>
      <Form id="hourCategory" onSubmit={save}>
        {field(DEFAULT_LOCALE)}
        <details className={styles['others']}>
          <summary>
            <Text id="hourOtherLanguages" />
          </summary>
          <div className={styles['languages']}>{OTHER_LOCALES.map(field)}</div>
        </details>
      </Form>
    </Modal>
  );
}
