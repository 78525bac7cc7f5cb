import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedCategoryFragment } from './categories.graphql.generated.ts';
import { USE_TEXTS } from './use-texts.ts';

type Listed = ListedCategoryFragment;

interface CategoryDeeds {
  onEdit: (category: Listed) => void;
  onDelete: (category: Listed) => void;
}

/** The columns of the list of categories, and what can be done with each. */
export function useCategoriesTable({ onEdit, onDelete }: CategoryDeeds): Table<Listed> {
  const text = useText();
  const usesOf = ({ uses }: Listed) => uses.map((use) => text(USE_TEXTS[use])).join(', ');
  return {
    label: text('menuCategories'),
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('categoryName'),
        sortKey: 'name',
        cell: ({ name }) => name,
        csv: ({ name }) => name,
      },
      {
        id: 'place',
        header: text('categoryPlace'),
        sortKey: 'position',
        cell: ({ position }) => position,
        csv: ({ position }) => String(position),
      },
      { id: 'uses', header: text('categoryUses'), cell: usesOf, csv: usesOf },
    ],
    menuOf: (category) => (
      <>
        <MenuItem icon="edit" action={() => onEdit(category)}>
          <Text id="edit" />
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onDelete(category)}>
          <Text id="delete" />
        </MenuItem>
      </>
    ),
  };
}
