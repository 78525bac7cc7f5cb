import { call } from '#kit/client/call/call.ts';
import { RecordList } from '#kit/client/records/record-list.tsx';
import { useQuery } from '#kit/client/query/use-query.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { textColumn, type Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { category as fields } from '../rules/category.ts';
import {
  categories,
  createCategory,
  deleteCategory,
  type ListedCategoryFragment,
} from './categories.graphql.generated.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { USE_TEXTS } from './use-texts.ts';

/** The categories by which documents, messages and links are sorted. */
export function CategoriesScreen() {
  const text = useText();
  const answer = useQuery(categories, {});
  const usesOf = ({ uses }: ListedCategoryFragment) => uses.map((use) => text(USE_TEXTS[use])).join(', ');
  const columns: Column<ListedCategoryFragment>[] = [
    textColumn('name', text('categoryName'), ({ name }) => name),
    textColumn('position', text('categoryPlace'), ({ position }) => position),
    { id: 'uses', header: text('categoryUses'), cell: usesOf, csv: usesOf },
  ];
  return (
    <RecordList
      title="menuCategories"
      lead="categoriesLead"
      newLabel="newCategory"
      searchLabel="searchCategories"
      emptyTitle="noCategories"
      counted="categoriesCounted"
      icon="archive"
      answer={{ ...answer, data: answer.data?.categories }}
      columns={columns}
      nameOf={({ name }) => name}
      remove={({ _id: categoryId }) => call(deleteCategory, { categoryId })}
      restore={(category) =>
        call(createCategory, { categoryId: category._id, categoryInput: fieldValues(fields, category) })
      }
      dialog={CategoryDialog}
    />
  );
}
