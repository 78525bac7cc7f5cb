import { useSignedInUser } from '#kit/client/session/session.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { can } from '../rules/permissions.ts';
import { CurrenciesPanel } from './currencies-panel.tsx';
import { NewRegionButton } from './new-region-button.tsx';
import { RegionsList } from './regions-list.tsx';
import styles from './regions.module.css';

/** The region manager: campuses and offices, and for superadmins the currencies they count in. */
export function RegionsScreen() {
  const text = useText();
  const mayArrange = can.arrange({ roles: useSignedInUser().roles ?? [] });
  const tabs: Tab<'regions' | 'currencies'>[] = [
    { id: 'regions', label: text('regions') },
    ...(mayArrange ? [{ id: 'currencies', label: text('currencies') } as const] : []),
  ];
  const tab = useTab(tabs) ?? 'regions';
  return (
    <Page>
      <PageHeading
        title={<Text id="regionManager" />}
        subtitle={<Text id="regionManagerLead" />}
        actions={mayArrange && tab === 'regions' && <NewRegionButton />}
      />
      {mayArrange && <Tabs label={text('regionManagerSides')} tabs={tabs} current={tab} />}
      <div className={styles['side']}>{tab === 'regions' ? <RegionsList /> : <CurrenciesPanel />}</div>
    </Page>
  );
}
