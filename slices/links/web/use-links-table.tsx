import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedLinkFragment } from './links.graphql.generated.ts';
import styles from './links.module.css';
import { OutsideLink } from './outside-link.tsx';

type Listed = ListedLinkFragment;

interface LinkDeeds {
  onEdit: (link: Listed) => void;
  onDelete: (link: Listed) => void;
}

/** The columns of the list of links, and what can be done with each. */
export function useLinksTable({ onEdit, onDelete }: LinkDeeds): Table<Listed> {
  const text = useText();
  const groupOf = ({ groupName }: Listed) => groupName ?? text('linksForEverybody');
  return {
    label: text('menuLinkManager'),
    nameOf: ({ title }) => title,
    columns: [
      {
        id: 'title',
        header: text('linkTitle'),
        sortKey: 'title',
        cell: (link) => <OutsideLink title={link.title} url={link.url} />,
        csv: ({ title }) => title,
      },
      { id: 'group', header: text('linkGroup'), sortKey: 'group', cell: groupOf, csv: groupOf },
      {
        id: 'url',
        header: text('linkUrl'),
        cell: ({ url }) => <span className={styles['host']}>{url}</span>,
        csv: ({ url }) => url,
      },
    ],
    menuOf: (link) => (
      <>
        <MenuItem icon="edit" action={() => onEdit(link)}>
          <Text id="edit" />
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onDelete(link)}>
          <Text id="delete" />
        </MenuItem>
      </>
    ),
  };
}
