import { useSignedInUser } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';
import { FactList } from '../fact-list.tsx';
import { RoleChip } from '#slices/people/web/api.ts';

/** Where a user belongs, and what they may do there and everywhere. */
export function RegionsPanel() {
  const { regions, regionRoles, roles } = useSignedInUser();
  const rolesIn = (slug: string) => regionRoles?.find((region) => region.slug === slug)?.roleNames ?? [];
  return (
    <Card title={<Text id="yourRegions" />}>
      <FactList
        facts={(regions ?? []).map(({ _id, name, slug }) => ({
          key: _id,
          name,
          detail: rolesIn(slug).map((role) => <RoleChip key={role} role={role} />),
        }))}
        empty={<Text id="noRegions" />}
      />
      <h3 className={styles['subtitle']}>
        <Text id="yourRoles" />
      </h3>
      <p className={styles['roles']}>
        {(roles ?? []).map((role) => (
          <RoleChip key={role} role={role} />
        ))}
      </p>
    </Card>
  );
}
