import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ProfilePanel } from '#slices/people/web/api.ts';
import { AccountPanel } from './account-panel.tsx';
import styles from './account.module.css';

/** What slices above add to the reader's own profile. */
export type ProfileSlot = PageSlot<void>;

export function ProfilePage({ slots }: SlotsProps<ProfileSlot>) {
  const text = useText();
  const { cards } = usePageSlots(slots, undefined);
  const tabs: readonly Tab<'profile' | 'account'>[] = [
    { id: 'profile', label: text('profile') },
    { id: 'account', label: text('account') },
  ];
  const current = useTab(tabs) ?? 'profile';
  return (
    <Page width="form">
      <PageHeading title={<Text id={current === 'profile' ? 'profileSettings' : 'account'} />} />
      <Tabs label={text('profileSettings')} tabs={tabs} current={current} />
      {/* Stays where it is behind the other tab, with everything typed into it. */}
      <div className={styles['side']} hidden={current !== 'profile'}>
        <ProfilePanel />
        {cards}
      </div>
      {current === 'account' && (
        <div className={styles['side']}>
          <AccountPanel />
        </div>
      )}
    </Page>
  );
}
