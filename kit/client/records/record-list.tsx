import { useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon, type IconName } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import type { Column, Identified } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { OpenedRecord } from './record-dialog.tsx';
import { useNewForm } from './use-new-form.ts';
import { useMutation } from '../query/use-mutation.ts';

interface RecordListProps<Row extends Identified> {
  title: MessageId;
  lead?: MessageId;
  /** Under the heading, where the list is one side of a screen. */
  tabs?: ReactNode;
  newLabel?: MessageId;
  searchLabel?: MessageId;
  emptyTitle?: MessageId;
  counted?: MessageId;
  icon: IconName;
  /** All records: the list is searched and sorted here. */
  answer: Answer<readonly Row[]>;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<object>;
  /** Makes a deleted record again, with the id it had. */
  restore: (row: Row) => Promise<object>;
  dialog: ComponentType<OpenedRecord<Row>>;
}

/** A screen that lists records which can be added, changed and deleted; a deleted one can be brought back. */
export function RecordList<Row extends Identified>(props: RecordListProps<Row>) {
  const { answer, columns, nameOf, dialog: RecordDialog } = props;
  const text = useText();
  const { locale: languageTag } = useIntl();
  const undoToast = useUndoToast();
  const list = useList();
  const [opened, setOpened] = useState<Row | null>(null);
  const [isNew, setIsNew] = useNewForm();
  const refetch = (): void => answer.refetch?.();
  const { attempt } = useMutation();

  async function remove(row: Row): Promise<void> {
    if (!(await attempt(() => props.remove(row)))) return;
    refetch();
    undoToast(text('recordDeleted', { name: nameOf(row) }), () => void restore(row));
  }

  async function restore(row: Row): Promise<void> {
    if (await attempt(() => props.restore(row))) refetch();
  }

  const menuOf = (row: Row) => (
    <>
      <MenuItem icon="edit" action={() => setOpened(row)}>
        <Text id="edit" />
      </MenuItem>
      <MenuItem icon="trash" tone="danger" action={() => void remove(row)}>
        <Text id="delete" />
      </MenuItem>
    </>
  );
  const { rowsPerPage } = list;
  const opening = columns.map((column, index) => (index === 0 ? openedBy(column, setOpened) : column));
  const page = answer.data && pageOfLoaded(answer.data, list.params, { columns, rowsPerPage, languageTag });
  return (
    <Page>
      <PageHeading
        title={<Text id={props.title} />}
        subtitle={props.lead && <Text id={props.lead} />}
        actions={
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsNew(true)}>
            <Icon name="plus" />
            <Text id={props.newLabel ?? 'add'} />
          </Button>
        }
      />
      {props.tabs}
      <FilterBar list={list} searchLabel={text(props.searchLabel ?? 'searchThisList')} filters={[]} />
      <DataTable
        table={{
          label: text(props.title),
          counted: props.counted ?? 'rowCount',
          columns: opening,
          nameOf,
          menuOf,
        }}
        list={list}
        answer={{ ...answer, data: page }}
        empty={<EmptyState icon={props.icon} title={<Text id={props.emptyTitle ?? 'nothingToShowYet'} />} />}
      />
      {opened && <RecordDialog stored={opened} onClose={() => setOpened(null)} onSaved={refetch} />}
      {isNew && <RecordDialog stored={null} onClose={() => setIsNew(false)} onSaved={refetch} />}
    </Page>
  );
}

/** A column whose words open the record; what leads somewhere by itself stays as it is. */
function openedBy<Row>(column: Column<Row>, open: (row: Row) => void): Column<Row> {
  const cell = (row: Row) => {
    const shown = column.cell(row);
    if (typeof shown !== 'string') return shown;
    return (
      <OpenButton aria-haspopup="dialog" onClick={() => open(row)}>
        {shown}
      </OpenButton>
    );
  };
  return { ...column, cell };
}
