import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';
import { useSelectedGroup } from '../use-selected-group.ts';

/** One's groups, of which one is selected: its courses and dates are what the site shows. */
export function GroupsPanel() {
  const { groups, selected, maySelect, select } = useSelectedGroup();
  if (groups.length === 0) return null;
  return (
    <Card title={<Text id="yourGroups" />}>
      <ul className={styles['list']}>
        {groups.map(({ _id, name, archived }) => (
          <li key={_id}>
            <label className={styles['choice']}>
              {groups.length > 1 && (
                <input
                  type="radio"
                  name="selectedGroup"
                  disabled={!maySelect}
                  checked={_id === selected?._id}
                  onChange={() => select(_id)}
                />
              )}
              {name}
            </label>
            {archived && (
              <Chip>
                <Text id="groupArchived" />
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
