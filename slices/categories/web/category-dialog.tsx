import { call } from '#kit/client/call/call.ts';
import { RecordDialog, type OpenedRecord } from '#kit/client/records/record-dialog.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { category as fields, CATEGORY_COLOURS, CATEGORY_USES } from '../rules/category.ts';
import styles from './categories.module.css';
import {
  categories,
  createCategory,
  updateCategory,
  type ListedCategoryFragment,
} from './categories.graphql.generated.ts';
import { COLOUR_TEXTS, USE_TEXTS } from './use-texts.ts';

export function CategoryDialog({ stored: category, onClose, onSaved }: OpenedRecord<ListedCategoryFragment>) {
  const text = useText();
  return (
    <RecordDialog
      id="category"
      title={<Text id={category ? 'editCategory' : 'newCategory'} />}
      fields={fields}
      stored={category}
      initial={{ uses: [...CATEGORY_USES] }}
      save={(categoryInput, { id: categoryId, version }) =>
        version === null
          ? call(createCategory, { categoryId, categoryInput })
          : call(updateCategory, { categoryId, version, categoryInput })
      }
      nameOf={({ name }) => name}
      onSaved={onSaved}
      reload={async (id) => (await call(categories, {})).categories.find(({ _id }) => _id === id) ?? null}
      onClose={onClose}
    >
      {({ control, options }) => (
        <>
          <TextField {...control('name')} label={text('categoryName')} autoComplete="off" autoFocus />
          <fieldset className={styles['uses']}>
            <legend>
              <Text id="categoryUses" />
            </legend>
            {options('uses').map(({ value, ...checkbox }) => (
              <Checkbox key={value} {...checkbox} label={text(USE_TEXTS[value])} />
            ))}
          </fieldset>
          <NumberField {...control('position')} label={text('categoryPlace')} />
          <SelectField
            {...control('colour')}
            label={text('categoryColour')}
            options={CATEGORY_COLOURS.map((value) => ({ value, label: text(COLOUR_TEXTS[value]) }))}
            hidesPlaceholder
          />
        </>
      )}
    </RecordDialog>
  );
}
