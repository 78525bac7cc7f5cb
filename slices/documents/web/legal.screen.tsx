import { useIntl } from 'react-intl';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { useCall } from '#kit/client/use-call.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { documentByTitle } from './document.graphql.generated.ts';
import styles from './legal.module.css';

interface LegalScreenProps {
  /** Also the title of the document that superadmins edit. */
  name: 'privacy' | 'terms';
}

/** A legal page, open to everybody. */
function LegalScreen({ name }: LegalScreenProps) {
  const answer = useCall(documentByTitle, { title: name });
  const { formatDate } = useIntl();
  const updatedAt = answer.data?.documentByTitle?.updatedAt;
  const nothingYet = (
    <Note>
      <Text id="nothingToShowYet" />
    </Note>
  );
  return (
    <Page>
      <PageHeading
        title={<Text id={name} />}
        subtitle={
          updatedAt && (
            <Text id="documentUpdated" values={{ day: formatDate(updatedAt, { dateStyle: 'long' }) }} />
          )
        }
      />
      <Card>
        <DataView answer={answer} waiting={<Skeleton shape="lines" count={8} />} empty={nothingYet}>
          {({ documentByTitle: document }) => document && <LegalText {...document} />}
        </DataView>
      </Card>
    </Page>
  );
}

interface LegalTextProps {
  content: string;
  locale: string;
}

/** The text itself. One in another language than the page says so, and is read aloud in its own. */
function LegalText({ content, locale }: LegalTextProps) {
  const intl = useIntl();
  const language = languageTag(localeOrDefault(locale));
  if (language === intl.locale) return <RichText html={content} />;
  return (
    <div className={styles['foreign']}>
      <Note>
        <Text id="documentOnlyInEnglish" />
      </Note>
      <RichText html={content} lang={language} />
    </div>
  );
}

export const PrivacyScreen = () => <LegalScreen name="privacy" />;
export const TermsScreen = () => <LegalScreen name="terms" />;
