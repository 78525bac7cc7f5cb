import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ImportState } from '../rules/file-import.ts';
import { askedFor, type ImportPages, type ShownImport } from './import-pages.ts';
import styles from './imports.module.css';
import { QuietLine } from './quiet-line.tsx';

const STATE_TEXTS: Readonly<Record<ImportState, MessageId>> = {
  UPLOADING: 'importStateUploading',
  CHECKING: 'importStateBusy',
  REFUSED: 'importStateRefused',
  CHECKED: 'importStateChecked',
  IMPORTING: 'importStateBusy',
  IMPORTED: 'importStateImported',
  UNDOING: 'importStateBusy',
  UNDONE: 'importStateUndone',
};

/** The way back to an import. */
export function RecentImports({ pages }: { pages: ImportPages<ShownImport> }) {
  const text = useText();
  const answer = useQuery(pages.newest, {});
  return (
    <Card title={<Text id="recentImports" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} empty={<NoImports />}>
        {(newest) => (
          <ul className={styles['imports']}>
            {askedFor(newest)?.map(({ _id, fileName, regionName, state, createdAt }) => (
              <li key={_id}>
                <Link to={`${pages.address}/${_id}`}>{fileName}</Link>
                <span>{regionName}</span>
                <Moment at={createdAt} />
                <Chip>{text(STATE_TEXTS[state])}</Chip>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

const NoImports = () => (
  <QuietLine>
    <Text id="noImports" />
  </QuietLine>
);
