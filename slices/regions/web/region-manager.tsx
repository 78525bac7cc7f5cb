import type { ReactNode } from 'react';
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

/**
 * The region manager: campuses and offices, and the currencies they count in. Which currencies there are is for
 * superadmins to say; what they are worth, for every administrator.
 */
export function RegionManager({ rates }: { rates: ReactNode }) {
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
            {rates}
          </div>
        )}
      </div>
    </Page>
  );
}
