import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './import.module.css';
import { RecentImports } from './recent-imports.tsx';
import { UploadCard } from './upload-card.tsx';

/** Where a file of people is uploaded, and where earlier ones are found again. */
export function UploadScreen() {
  return (
    <Page>
      <PageHeading title={<Text id="importPeople" />} subtitle={<Text id="importLead" />} />
      <div className={styles['cards']}>
        <UploadCard />
        <RecentImports />
      </div>
    </Page>
  );
}
