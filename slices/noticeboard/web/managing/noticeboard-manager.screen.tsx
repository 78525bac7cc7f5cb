import { LinksScreen } from '#slices/links/web/api.ts';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ManagedPosts } from './managed-posts.tsx';
import styles from './managing.module.css';

/** Where admins keep the posts of the noticeboard, and the links beside them (HOLE-33). */
export function NoticeboardManagerScreen() {
  const text = useText();
  const tabs: Tab<'posts' | 'links'>[] = [
    { id: 'posts', label: text('newsPosts') },
    { id: 'links', label: text('menuLinks') },
  ];
  const current = useTab(tabs) ?? 'posts';
  const strip = (
    <div className={styles['tabs']}>
      <Tabs label={text('menuNoticeboardManager')} tabs={tabs} current={current} />
    </div>
  );
  return current === 'links' ? (
    <LinksScreen title="menuNoticeboardManager" tabs={strip} />
  ) : (
    <ManagedPosts tabs={strip} />
  );
}
