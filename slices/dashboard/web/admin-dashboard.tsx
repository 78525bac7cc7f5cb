import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { chartedRegions, ExchangeRatesCard, FiguresCard } from '#slices/forex/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import { RegionPicker } from '#slices/regions/web/api.ts';
import styles from './dashboard.module.css';
import { WaitingPanel } from './panels/waiting-panel.tsx';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { ManagersPanel } from './panels/managers-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';

/** The counts of one region, and what is worth knowing of all. A queue stands here once its slice has something to queue. */
export function AdminDashboard() {
  const text = useText();
  const { formatNumber } = useIntl();
  const { regions: own } = useSignedInUser();
  const { adminDashRegionId } = useAppState();
  const answer = useQuery(chartedRegions, {});
  return (
    <div className={styles['dashboard']}>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={1} />}>
        {({ regions }) => {
          const chosen =
            regions.find(({ _id }) => _id === adminDashRegionId) ??
            regions.find(({ _id }) => _id === own?.[0]?._id) ??
            regions[0];
          return (
            <>
              {chosen && regions.length > 1 && (
                <div className={styles['region']}>
                  <RegionPicker
                    name="region"
                    label={text('dashboardRegion')}
                    chosen={chosen}
                    onChoose={(regionId) => changeAppState({ adminDashRegionId: regionId })}
                  />
                </div>
              )}
              <WaitingPanel regionId={chosen?._id ?? null} />
              <StatStrip
                stats={[{ label: text('peopleInRegion'), value: formatNumber(chosen?.userCount ?? 0) }]}
              />
            </>
          );
        }}
      </DataView>
      <FiguresCard />
      <div className={styles['queues']}>
        <NoticeboardPanel
          title={<Text id="noticeboard" />}
          empty={<EmptyPanel title="noticeboard" icon="note" nothing="nothingToShowYet" />}
        />
        <ExchangeRatesCard />
        <ManagersPanel />
        <RegionsPanel />
      </div>
    </div>
  );
}
