import { useParams, type Params } from 'react-router';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { documentByTitle } from './document.graphql.generated.ts';
import { DocumentPage } from './document-page.tsx';
import { TitleOfDocument } from '../document-address.tsx';

export const prefetch = ({ title = '' }: Params): void => prefetchQuery(documentByTitle, { title });

export function DocScreen() {
  const { title = '' } = useParams();
  const answer = useQuery(documentByTitle, { title });
  const isFound = answer.data?.documentByTitle !== null;
  return (
    <Page>
      <DocumentPage
        // What is not there has no name either.
        title={isFound ? <TitleOfDocument title={title} /> : <Text id="menuDocuments" />}
        answer={answer}
        why={<Text id="documentNotFound" />}
      />
    </Page>
  );
}
