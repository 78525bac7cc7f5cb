import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { FoundationsSection } from './foundations.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import styles from './catalogue.module.css';

/** Every part in every state, for those who build screens. Its words are for developers and stay English. */
export function CatalogueScreen() {
  return (
    <Page>
      <PageHeading
        title="Parts"
        subtitle="Every basic part in every state. Screens are put together from these and nothing else."
      />
      <div className={styles['parts']}>
        <FoundationsSection />
        <ButtonsSection />
        <OverlaysSection />
      </div>
    </Page>
  );
}
