import type { ReactNode } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import styles from '../hours.module.css';
import {
  archiveHourCategory,
  hourPolicy,
  type KeptHourCategoryFragment,
} from './policy.graphql.generated.ts';

type Category = KeptHourCategoryFragment;

interface CategoriesProps {
  categories: readonly Category[];
  /** The button that adds one. */
  add: ReactNode;
  onEdit: (category: Category) => void;
}

/** The categories of a campus, those in the archive last. */
export function Categories({ categories, add, onEdit }: CategoriesProps) {
  const text = useText();
  const tellUndo = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [hourPolicy], afterRefusalToo: true });
  const sorted = categories.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));

  async function put({ _id: categoryId, version, name }: Category, isArchived: boolean): Promise<void> {
    const done = await mutate(archiveHourCategory, { categoryId, version, isArchived });
    if (!done) return;
    const back = done.archiveHourCategory;
    if (isArchived) tellUndo(text('hourCategoryArchived', { name }), () => void put(back, false));
    else showToast('success', text('hourCategoryRestored', { name }));
  }

  return (
    <Card title={<Text id="hourCategories" />}>
      <p className={styles['quiet']}>
        <Text id="hourCategoriesLead" />
      </p>
      <div className={styles['categories']}>
        <Rows>
          {sorted.map((category) => (
            <li key={category._id}>
              <RowText
                name={<strong>{category.name}</strong>}
                chips={
                  category.isArchived ? (
                    <Chip>
                      <Text id="hourArchived" />
                    </Chip>
                  ) : (
                    <span className={styles['quiet']}>
                      <Text id="hourNamedIn" values={{ count: category.names.length, all: LOCALES.length }} />
                    </span>
                  )
                }
              />
              <IconButton
                icon="edit"
                label={text('changeHourCategoryNamed', { name: category.name })}
                aria-haspopup="dialog"
                onClick={() => onEdit(category)}
              />
              <IconButton
                icon={category.isArchived ? 'undo' : 'archive'}
                label={text(category.isArchived ? 'restoreHourCategory' : 'archiveHourCategory', {
                  name: category.name,
                })}
                disabled={isBusy}
                onClick={() => void put(category, !category.isArchived)}
              />
            </li>
          ))}
        </Rows>
        <div>{add}</div>
      </div>
    </Card>
  );
}
