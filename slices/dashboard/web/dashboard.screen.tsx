import { useSignedInUser } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { FactList } from './fact-list.tsx';
import { RoleChip } from './role-chip.tsx';
import styles from './dashboard.module.css';

/** The first screen after login: a greeting, and the person's place in the college. */
export function DashboardScreen() {
  const { firstName, groups, regions, regionRoles, roles } = useSignedInUser();
  const rolesIn = (slug: string) => regionRoles?.find((region) => region.slug === slug)?.roleNames ?? [];
  return (
    <Page>
      <PageHeading
        title={<Text id="welcome" values={{ firstName }} />}
        subtitle={<Text id="dashboardLead" />}
      />
      <div className={styles['facts']}>
        <Card title={<Text id="yourGroups" />}>
          <FactList
            facts={(groups ?? []).map(({ _id, name, archived }) => ({
              key: _id,
              name,
              detail: archived && (
                <Chip>
                  <Text id="groupArchived" />
                </Chip>
              ),
            }))}
            empty={<Text id="noGroupsFound" />}
          />
        </Card>
        <Card title={<Text id="yourRegions" />}>
          <FactList
            facts={(regions ?? []).map(({ _id, name, slug }) => ({
              key: _id,
              name,
              detail: rolesIn(slug).map((role) => <RoleChip key={role} role={role} />),
            }))}
            empty={<Text id="noRegions" />}
          />
        </Card>
        <Card title={<Text id="yourRoles" />}>
          <p className={styles['roles']}>
            {(roles ?? []).map((role) => (
              <RoleChip key={role} role={role} />
            ))}
          </p>
        </Card>
      </div>
    </Page>
  );
}
