import { useQuery } from '#kit/client/query/use-query.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { documentByTitle } from './document.graphql.generated.ts';
import { DocumentPage } from './document-page.tsx';

interface LegalScreenProps {
  /** Also the title of the document that superadmins edit. */
  name: 'privacy' | 'terms';
}

/** A legal page, open to everybody. */
function LegalScreen({ name }: LegalScreenProps) {
  const answer = useQuery(documentByTitle, { title: name });
  return (
    <Page>
      <DocumentPage title={<Text id={name} />} answer={answer} nothing={<Text id="nothingToShowYet" />} />
    </Page>
  );
}

export const PrivacyScreen = () => <LegalScreen name="privacy" />;
export const TermsScreen = () => <LegalScreen name="terms" />;
