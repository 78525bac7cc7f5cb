import { useNavigate } from 'react-router';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { NewRecordButton } from '#kit/client/records/new-record-button.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { can } from '../rules/permissions.ts';
import { CurrenciesPanel } from './currencies-panel.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { RegionsList } from './regions-list.tsx';
import styles from './regions.module.css';

export type RegionsSlot = PageSlot<null>;

/**
 * The region manager: campuses and offices, and the currencies they count in. Which currencies there are is for
 * superadmins to say; what they are worth, for every administrator.
 */
export function RegionsPage({ slots }: SlotsProps<RegionsSlot>) {
  const { cards } = usePageSlots(slots, null);
  const text = useText();
  const mayArrange = can.arrange({ roles: useSignedInUser().roles ?? [] });
  const tabs: Tab<'regions' | 'currencies'>[] = [
    { id: 'regions', label: text('regions') },
    { id: 'currencies', label: text('currencies') },
  ];
  const tab = useTab(tabs) ?? 'regions';
  return (
    <Page>
      <PageHeading
        title={<Text id="regionManager" />}
        subtitle={<Text id="regionManagerLead" />}
        actions={mayArrange && tab === 'regions' && <NewRegionButton />}
      />
      <Tabs label={text('regionManagerSides')} tabs={tabs} current={tab} />
      <div className={styles['side']}>
        {tab === 'regions' ? (
          <RegionsList />
        ) : (
          <div className={styles['cards']}>
            {mayArrange && <CurrenciesPanel />}
            {cards}
          </div>
        )}
      </div>
    </Page>
  );
}

/** Opens a region and leads to it. */
function NewRegionButton() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <NewRecordButton label="newRegion">
      {(close) => (
        <RegionDialog
          region={null}
          onClose={close}
          onSaved={({ _id }) => {
            showToast('success', text('regionSaved'));
            void navigate(`/regions/${_id}`);
          }}
        />
      )}
    </NewRecordButton>
  );
}
