import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call.ts';
import { useCall } from '#kit/client/use-call.ts';
import { useAttempt } from '#kit/client/use-attempt.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  categories,
  createCategory,
  deleteCategory,
  type ListedCategoryFragment,
} from './categories.graphql.generated.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { useCategoriesTable } from './use-categories-table.tsx';

/** The categories by which documents, messages and links are sorted. */
export function CategoriesScreen() {
  const text = useText();
  const { locale: languageTag } = useIntl();
  const undoToast = useUndoToast();
  const list = useList();
  const answer = useCall(categories, {});
  const [edited, setEdited] = useState<ListedCategoryFragment | 'new' | null>(null);
  const table = useCategoriesTable({ onEdit: setEdited, onDelete: (category) => void remove(category) });
  const again = (): void => answer.again?.();

  const attempt = useAttempt(again);

  async function remove({
    _id: categoryId,
    name,
    uses,
    position,
    colour,
  }: ListedCategoryFragment): Promise<void> {
    if (!(await attempt(() => call(deleteCategory, { categoryId })))) return;
    // What was deleted comes back with the id it had.
    const bringBack = () =>
      call(createCategory, { categoryId, categoryInput: { name, uses, position, colour } });
    undoToast(text('categoryDeleted', { name }), () => void attempt(bringBack));
  }

  const known = answer.data?.categories;
  const page =
    known &&
    pageOfLoaded(known, list.question, {
      columns: table.columns,
      rowsPerPage: list.rowsPerPage,
      languageTag,
    });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuCategories" />}
        subtitle={<Text id="categoriesLead" />}
        actions={
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            <Text id="newCategory" />
          </Button>
        }
      />
      <FilterBar list={list} searchLabel={text('searchCategories')} filters={[]} />
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: page }}
        empty={<EmptyState icon="archive" title={<Text id="noCategories" />} />}
      />
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={again}
        />
      )}
    </Page>
  );
}
