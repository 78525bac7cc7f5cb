import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { ChartsSection } from './charts.section.tsx';
import { DatesSection } from './dates.section.tsx';
import { FoundationsSection } from './foundations.section.tsx';
import { InputsSection } from './inputs.section.tsx';
import { ListSection } from './list.section.tsx';
import { LooksSection } from './looks.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import { PresentationSection } from './presentation.section.tsx';
import { RecordsSection } from './records.section.tsx';
import { SearchesSection } from './searches.section.tsx';
import { RichTextSection } from './rich-text.section.tsx';
import styles from './catalogue.module.css';

/** Every part in every state, for those who build screens. Its words are for developers and stay English. */
export function CatalogueScreen() {
  return (
    <Page>
      <PageHeading
        title="Parts"
        subtitle="Every basic part in every state. Screens are put together from these and nothing else."
        description="A heading can also carry a way back or breadcrumbs, a description, actions, a link to read more and a popup."
        way={[
          { label: 'Settings', to: '/settings' },
          { label: 'Parts', to: '/catalogue' },
        ]}
        actions={<ActionButton action="details" />}
        help={{
          url: 'https://developer.mozilla.org/',
          info: { title: 'Parts', words: 'Each is in its own folder of kit/ui.' },
        }}
      />
      <div className={styles['parts']}>
        <FoundationsSection />
        <ButtonsSection />
        <LooksSection />
        <InputsSection />
        <SearchesSection />
        <DatesSection />
        <RichTextSection />
        <OverlaysSection />
        <PresentationSection />
        <RecordsSection />
        <ListSection />
        <ChartsSection />
      </div>
    </Page>
  );
}
