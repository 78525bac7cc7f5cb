import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './documents.module.css';
import type { ListedVersionFragment } from './managed-document.graphql.generated.ts';

interface VersionActions {
  /** The number of the version in use. */
  now: number;
  onCompare: (number: number) => void;
  onRestore: (number: number) => void;
}

/** The columns of the history of a text, and what can be done with each version but the one in use. */
export function useVersionsTable({
  now,
  onCompare,
  onRestore,
}: VersionActions): Table<ListedVersionFragment> {
  const text = useText();
  return {
    label: text('history'),
    nameOf: ({ number }) => text('versionNumber', { number }),
    columns: [
      {
        id: 'number',
        header: text('documentVersion'),
        cell: ({ number }) => (
          <span className={styles['title']}>
            {text('versionNumber', { number })}
            {number === now && (
              <Chip tone="success">
                <Text id="versionNow" />
              </Chip>
            )}
          </span>
        ),
      },
      {
        id: 'writtenAt',
        header: text('versionWritten'),
        cell: ({ writtenAt }) => <Moment at={writtenAt} />,
      },
      { id: 'writtenBy', header: text('versionWriter'), cell: ({ writtenByName }) => writtenByName },
    ],
    menuOf: ({ number }) =>
      number === now ? null : (
        <>
          <MenuItem icon="eye" action={() => onCompare(number)}>
            <Text id="compareVersion" />
          </MenuItem>
          <MenuItem icon="undo" action={() => onRestore(number)}>
            <Text id="restoreVersion" />
          </MenuItem>
        </>
      ),
  };
}
