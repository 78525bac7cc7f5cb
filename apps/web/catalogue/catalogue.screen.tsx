import { useSearchParams } from 'react-router';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { AnswersSection } from './answers.section.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { ChartsSection } from './charts.section.tsx';
import { DatesSection } from './dates.section.tsx';
import { FoundationsSection } from './foundations.section.tsx';
import { InputsSection } from './inputs.section.tsx';
import { ListSection } from './list.section.tsx';
import { LooksSection } from './looks.section.tsx';
import { MapsSection } from './maps.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import { PageSection } from './page.section.tsx';
import { PresentationSection } from './presentation.section.tsx';
import { RecordsSection } from './records.section.tsx';
import { RefusalsSection } from './refusals.section.tsx';
import { SearchesSection } from './searches.section.tsx';
import { RichTextSection } from './rich-text.section.tsx';
import styles from './catalogue.module.css';

const SECTIONS = {
  foundations: FoundationsSection,
  page: PageSection,
  buttons: ButtonsSection,
  looks: LooksSection,
  inputs: InputsSection,
  refusals: RefusalsSection,
  searches: SearchesSection,
  dates: DatesSection,
  richText: RichTextSection,
  overlays: OverlaysSection,
  presentation: PresentationSection,
  answers: AnswersSection,
  records: RecordsSection,
  list: ListSection,
  charts: ChartsSection,
  maps: MapsSection,
};

/**
 * Every part in every state, for those who build screens, or with ?only=inputs,dates those of some sections. Its words
 * are for developers and stay English.
 */
export function CatalogueScreen() {
  const [address] = useSearchParams();
  const only = address.get('only')?.split(',');
  return (
    <Page>
      <PageHeading
        title="Parts"
        subtitle="Every basic part in every state. Screens are put together from these and nothing else."
      />
      <div className={styles['parts']}>
        {Object.entries(SECTIONS)
          .filter(([name]) => only?.includes(name) ?? true)
          .map(([name, Section]) => (
            <Section key={name} />
          ))}
      </div>
    </Page>
  );
}
