import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedActionFragment } from './audit.graphql.generated.ts';
import { changesIn } from './changes-in.ts';
import { LogDetails } from './log-details.tsx';
import styles from './system-log.module.css';

/** The columns of the audit log. Actions have the names that the code gives them, so that they can be looked up there. */
export function useAuditTable(): Table<ListedActionFragment> {
  const text = useText();
  return {
    label: text('auditSide'),
    nameOf: ({ action, at }) => `${action} ${at}`,
    density: 'dense',
    columns: [
      {
        id: 'at',
        header: text('logTime'),
        cell: ({ at }) => (
          <span className={styles['whole']}>
            <Moment at={at} shows="second" />
          </span>
        ),
        csv: ({ at }) => at,
      },
      {
        id: 'person',
        header: text('logPerson'),
        cell: ({ userName }) => userName ?? <Text id="auditNobody" />,
        csv: ({ userName }) => userName,
      },
      {
        id: 'impersonator',
        header: text('auditImpersonator'),
        cell: ({ impersonatorName }) => impersonatorName,
        csv: ({ impersonatorName }) => impersonatorName,
      },
      { id: 'action', header: text('logAction'), cell: ({ action }) => action, csv: ({ action }) => action },
      {
        id: 'entity',
        header: text('auditEntity'),
        cell: ({ entity, entityName }) => (entityName ? `${entity}: ${entityName}` : entity),
        csv: ({ entity, entityName }) => (entityName ? `${entity}: ${entityName}` : entity),
      },
      {
        id: 'region',
        header: text('auditRegion'),
        cell: ({ regionName }) => regionName,
        csv: ({ regionName }) => regionName,
      },
      {
        id: 'details',
        header: text('logDetails'),
        cell: ({ payload }) => payload && <LogDetails payload={changesIn(payload)} />,
        csv: ({ payload }) => payload,
      },
    ],
  };
}
