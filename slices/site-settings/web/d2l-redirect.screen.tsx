import { useEffect } from 'react';
import { page } from '#kit/client/page.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isSiteUrl } from '../rules/site-settings.ts';
import { formerLearningUrl } from './d2l-redirect.graphql.generated.ts';

/** Leads on to the learning system the college used before, wherever the settings say that is. */
export function D2lRedirectScreen() {
  const answer = useQuery(formerLearningUrl, {}, { fresh: true });
  const said = answer.data?.siteSettings.formerLearningUrl ?? '';
  // Whatever is stored, nobody is led to anything but a page.
  const url = isSiteUrl(said) ? said : '';
  useEffect(
    function leadOn() {
      if (url) page.goTo(url);
    },
    [url],
  );
  return (
    <Page>
      <PageHeading title={<Text id="formerSystem" />} />
      <DataView
        answer={{ ...answer, data: answer.data && [url].filter(Boolean) }}
        empty={<EmptyState icon="link" title={<Text id="nothingToShowYet" />} />}
      >
        {() => (
          <a href={url} rel="noreferrer">
            <Text id="openFormerSystem" />
          </a>
        )}
      </DataView>
    </Page>
  );
}
