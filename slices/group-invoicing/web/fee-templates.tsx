import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { PlainTable, useAmount } from '#slices/billing/web/api.ts';
import { FeeTemplateDialog } from './fee-template-dialog.tsx';
import {
  archiveFeeTemplate,
  feesOfCampuses,
  type FeesOfCampusesQuery,
  type FeeTemplateRowFragment,
} from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';

/** What the campuses charge in a year. */
export function FeeTemplates({ known }: { known: FeesOfCampusesQuery }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [feesOfCampuses] });
  // Null for a new one.
  const [edited, setEdited] = useState<FeeTemplateRowFragment | null | undefined>();

  async function archive({ _id: feeTemplateId, title }: FeeTemplateRowFragment): Promise<void> {
    if (!(await mutate(archiveFeeTemplate, { feeTemplateId, isArchived: true }))) return;
    undoToast(
      text('feeTemplateArchived', { title }),
      () => void mutate(archiveFeeTemplate, { feeTemplateId, isArchived: false }),
    );
  }

  const table = useTemplatesTable(setEdited, (template) => void archive(template));
  return (
    <>
      <div>
        <Button tone="primary" aria-haspopup="dialog" onClick={() => setEdited(null)}>
          <Icon name="plus" />
          <Text id="newFeeTemplate" />
        </Button>
      </div>
      {known.feeTemplates.length === 0 ? (
        <EmptyState icon="card" title={<Text id="noFeeTemplates" />}>
          <Text id="noFeeTemplatesHint" />
        </EmptyState>
      ) : (
        <div className={styles['stack']}>
          <PlainTable rows={known.feeTemplates} table={table} />
        </div>
      )}
      {edited !== undefined && (
        <FeeTemplateDialog
          campuses={known.invoicingCampuses}
          stored={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function useTemplatesTable(
  onOpen: (template: FeeTemplateRowFragment) => void,
  onArchive: (template: FeeTemplateRowFragment) => void,
): Omit<Table<FeeTemplateRowFragment>, 'counted'> {
  const text = useText();
  const amountText = useAmount();
  return {
    label: text('feeTemplates'),
    nameOf: ({ title }) => title,
    menuOf: (template) => (
      <MenuItem icon="archive" action={() => onArchive(template)}>
        <Text id="archiveFeeTemplate" />
      </MenuItem>
    ),
    columns: [
      {
        id: 'title',
        header: text('booksTitle'),
        cell: (template) => (
          <TwoLines below={template.regionName}>
            <OpenButton aria-haspopup="dialog" onClick={() => onOpen(template)}>
              {template.title}
            </OpenButton>
          </TwoLines>
        ),
      },
      { id: 'year', header: text('feeYear'), align: 'end', cell: ({ year }) => String(year) },
      {
        id: 'total',
        header: text('booksTotal'),
        align: 'end',
        cell: ({ total, currency }) => amountText(total, currency),
      },
    ],
  };
}
