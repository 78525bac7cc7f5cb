import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedHelpRequestFragment, OwnHelpRequestFragment } from './help-requests.graphql.generated.ts';
import styles from './help-requests.module.css';
import { StateChip } from './state-chip.tsx';
import { RequestText } from './request-text.tsx';

/** What every request shows, regardless of who reads it. */
function useColumns(): Column<OwnHelpRequestFragment>[] {
  const text = useText();
  return [
    {
      id: 'message',
      header: text('helpRequestMessage'),
      cell: (request) => <RequestText request={request} />,
    },
    {
      id: 'askedAt',
      header: text('helpRequestAsked'),
      cell: ({ askedAt }) => <Moment at={askedAt} />,
    },
    { id: 'state', header: text('helpRequestState'), cell: ({ state }) => <StateChip state={state} /> },
  ];
}

/** What a user has asked. */
export function useOwnRequestsTable(): Table<OwnHelpRequestFragment> {
  return {
    label: useText()('ownHelpRequests'),
    counted: 'requestsCounted',
    nameOf: ({ message }) => message,
    columns: useColumns(),
  };
}

interface RequestActions {
  label: string;
  attemptAddress: (request: ListedHelpRequestFragment) => string;
  onClose: (request: ListedHelpRequestFragment) => void;
  onReopen: (request: ListedHelpRequestFragment) => void;
}

/** What everybody has asked, and what can be done about it. */
export function useRequestsTable({
  label,
  attemptAddress,
  onClose,
  onReopen,
}: RequestActions): Table<ListedHelpRequestFragment> {
  const text = useText();
  return {
    label,
    counted: 'requestsCounted',
    nameOf: ({ personName }) => personName ?? '',
    columns: [
      {
        id: 'from',
        header: text('helpRequestFrom'),
        cell: ({ personId, personName, regionName }) => (
          <>
            <Link to={`/users/${personId}`}>{personName}</Link>
            {regionName && <small className={styles['under']}>{regionName}</small>}
          </>
        ),
      },
      {
        id: 'about',
        header: text('helpRequestAbout'),
        cell: ({ courseName, examTitle, groupName }) =>
          (courseName ?? examTitle) !== null && (
            <>
              {examTitle ?? courseName}
              <small className={styles['under']}>
                {[examTitle && courseName, groupName].filter(Boolean).join(' · ')}
              </small>
            </>
          ),
      },
      ...useColumns(),
      {
        id: 'page',
        header: text('helpRequestPage'),
        cell: (request) =>
          request.attemptId ? (
            <Link to={attemptAddress(request)} className={styles['attempt'] ?? ''}>
              <Text id="attachedAttempt" />
            </Link>
          ) : (
            request.page
          ),
      },
    ],
    menuOf: (request) =>
      request.state === 'OPEN' ? (
        <MenuItem icon="check" action={() => onClose(request)}>
          <Text id="closeHelpRequest" />
        </MenuItem>
      ) : (
        <MenuItem icon="undo" action={() => onReopen(request)}>
          <Text id="reopenHelpRequest" />
        </MenuItem>
      ),
  };
}
