import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import { PolicyCard } from './policy-card.tsx';
import { groupReadiness } from './readiness.graphql.generated.ts';
import styles from './readiness.module.css';
import { isReady, useReadinessFileColumns, useReadinessTable } from './use-readiness-table.tsx';

/** Who of a group is ready for the next year, requirement by requirement. */
export function ReadinessPanel({ group }: { group: OneGroupFragment }) {
  const { _id: groupId, name, studyYear, promotedToId } = group;
  const text = useText();
  const { locale: languageTag } = useIntl();
  const list = useList(['ready']);
  const answer = useQuery(groupReadiness, { groupId }, { fresh: true });
  const all = answer.data?.groupCandidates ?? [];
  const wanted = list.params.filters['ready'];
  const rows = wanted ? all.filter((row) => isReady(row) === (wanted === 'yes')) : all;
  const isPromoted = promotedToId !== null;
  const table = useReadinessTable(all, { isPromoted });
  const columns = useReadinessFileColumns(all, group);
  const page = (rowsPerPage: number, after: string | null) =>
    pageOfLoaded(rows, { ...list.params, after }, { columns: table.columns, rowsPerPage, languageTag });
  const staying = all.filter((row) => !row.isLeaving);
  const ready = staying.filter(isReady).length;
  const counted = { ready, count: staying.length, year: (studyYear ?? 0) + 1 };
  const policy = answer.data?.promotionPolicy;
  return (
    <div className={styles['parts']}>
      {all.length > 0 && (
        <output className={styles['count']}>
          {isPromoted && staying.length < all.length
            ? text('readinessCountAfter', { ...counted, moved: all.length - staying.length })
            : text('readinessCount', { ...counted, count: all.length })}
        </output>
      )}
      <section aria-label={text('readiness')} className={styles['table']}>
        <ExportedTable
          table={table}
          list={list}
          searchLabel={text('searchMembers')}
          filters={[
            {
              kind: 'choice',
              name: 'ready',
              label: text('readinessState'),
              options: [
                { value: 'yes', label: text('readinessReady') },
                { value: 'no', label: text('readinessNotReady') },
              ],
            },
          ]}
          answer={{ ...answer, data: answer.data && page(list.rowsPerPage, list.params.after) }}
          file={{
            list: 'group-readiness',
            name: `${text('readiness')} ${name}`,
            columns,
            filter: { groupId },
            pageAfter: (after) => Promise.resolve(page(Infinity, after)),
          }}
          empty={<EmptyState icon="users" title={<Text id="noMembers" />} />}
        />
      </section>
      {policy && <PolicyCard groupId={groupId} policy={policy} />}
    </div>
  );
}
