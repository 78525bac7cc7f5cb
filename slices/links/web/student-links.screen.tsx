import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ownLinks, type ListedLinkFragment } from './links.graphql.generated.ts';
import styles from './links.module.css';
import { OutsideLink } from './outside-link.tsx';

export const prefetch = (): void => prefetchQuery(ownLinks, {});

/** Pages that help a student, for everybody first and then group by group. */
export function StudentLinksScreen() {
  const { roles } = useSignedInUser();
  const answer = useQuery(ownLinks, {});
  return (
    <Page>
      <PageHeading
        title={<Text id="menuLinks" />}
        subtitle={<Text id="linksLead" />}
        actions={
          roles?.includes('admin') && (
            <LinkButton to="/links">
              <Text id="menuLinkManager" />
            </LinkButton>
          )
        }
      />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        empty={<EmptyState icon="link" title={<Text id="nothingToShowYet" />} />}
      >
        {({ ownLinks: links }) => (
          <div className={styles['groups']}>
            {[...Map.groupBy(links, ({ groupId }) => groupId ?? '')].map(([groupId, ofGroup]) => (
              <LinksOfGroup key={groupId} links={ofGroup} />
            ))}
          </div>
        )}
      </DataView>
    </Page>
  );
}

const LinksOfGroup = ({ links }: { links: readonly ListedLinkFragment[] }) => (
  <Card title={links[0]?.groupName ?? <Text id="linksForEverybody" />}>
    <ul className={styles['links']}>
      {links.map(({ _id, title, url, description }) => (
        <li key={_id}>
          <OutsideLink title={title} url={url} />{' '}
          <span className={styles['host']}>{URL.parse(url)?.host}</span>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  </Card>
);
