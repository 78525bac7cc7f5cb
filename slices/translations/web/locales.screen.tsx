import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LocaleList } from './locale-list.tsx';
import { contentLocales } from './locales.graphql.generated.ts';

/** The languages content is written in, in the order people choose from. */
export function LocalesScreen() {
  const answer = useQuery(contentLocales, {}, { fresh: true });
  const versions = answer.data?.locales.map(({ version }) => version).join();
  return (
    <Page>
      <PageHeading title={<Text id="contentLocales" />} subtitle={<Text id="contentLocalesLead" />} />
      <DataView answer={answer}>
        {({ locales, interfaceCoverage }) => (
          // What another window has saved takes the place of the list; it was refused to save over it.
          <LocaleList
            key={versions}
            locales={locales}
            coverage={interfaceCoverage}
            onStale={() => answer.refetch?.()}
          />
        )}
      </DataView>
    </Page>
  );
}
