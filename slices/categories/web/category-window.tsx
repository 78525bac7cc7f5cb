import { useState } from 'react';
import { call } from '#kit/client/call.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import {
  CATEGORY_COLOURS,
  CATEGORY_NAME_MAX,
  CATEGORY_POSITION_MAX,
  CATEGORY_USES,
  type CategoryColour,
  type CategoryUse,
} from '../rules/category.ts';
import styles from './categories.module.css';
import {
  createCategory,
  updateCategory,
  type ListedCategoryFragment,
} from './categories.graphql.generated.ts';
import { COLOUR_TEXTS, USE_TEXTS } from './use-texts.ts';

type CategoryFields = 'name' | 'position' | 'colour' | CategoryUse;

interface CategoryWindowProps {
  /** Null for one that is still to be made. */
  category: ListedCategoryFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

/** What is said about a category. */
export function CategoryWindow({ category, onClose, onSaved }: CategoryWindowProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  // The id is made with the window, so that everything it sends is about one category.
  const [categoryId] = useState(() => category?._id ?? crypto.randomUUID());

  async function save({ name, position, colour, ...uses }: Record<CategoryFields, string>): Promise<void> {
    const categoryInput = {
      name,
      uses: CATEGORY_USES.filter((use) => uses[use] === 'on'),
      position: Number(position),
      colour: colour as CategoryColour,
    };
    try {
      await (category
        ? call(updateCategory, { categoryId, version: category.version, categoryInput })
        : call(createCategory, { categoryId, categoryInput }));
      showToast('success', text('categorySaved', { name }));
      onClose();
      onSaved();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Modal isOpen title={<Text id={category ? 'editCategory' : 'newCategory'} />} onClose={onClose}>
      <Form<CategoryFields> id="category" onSubmit={save}>
        <TextField
          name="name"
          label={text('categoryName')}
          defaultValue={category?.name ?? ''}
          maxLength={CATEGORY_NAME_MAX}
          autoComplete="off"
          required
          autoFocus
        />
        <fieldset className={styles['uses']}>
          <legend>
            <Text id="categoryUses" />
          </legend>
          {CATEGORY_USES.map((use) => (
            <Checkbox
              key={use}
              name={use}
              label={text(USE_TEXTS[use])}
              defaultChecked={category?.uses.includes(use) ?? true}
            />
          ))}
        </fieldset>
        <NumberField
          name="position"
          label={text('categoryPlace')}
          defaultValue={category?.position ?? 0}
          rules={{ least: 0, most: CATEGORY_POSITION_MAX }}
          required
        />
        <SelectField
          name="colour"
          label={text('categoryColour')}
          defaultValue={category?.colour ?? 'SLATE'}
          options={CATEGORY_COLOURS.map((value) => ({ value, label: text(COLOUR_TEXTS[value]) }))}
          hidesPlaceholder
        />
      </Form>
    </Modal>
  );
}
