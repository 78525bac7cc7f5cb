import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { RowName, RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../authoring/authoring.module.css';
import { CampusTime } from './campus-time.tsx';
import type { SittingGrantFragment, SittingGroupFragment } from './scheduling.graphql.generated.ts';

interface SittingGroupProps {
  group: SittingGroupFragment;
  onTimes: () => void;
  onGrant: (grant: SittingGrantFragment | null) => void;
  onStop: () => void;
}

/** One group with its times on the clocks of its campus, and what some of its students were granted. */
export function SittingGroup({ group, onTimes, onGrant, onStop }: SittingGroupProps) {
  const text = useText();
  const { name, campus, timeZone: zone, opensAt, deadline, closesAt, grants } = group;
  return (
    <li>
      <RowText
        name={
          <>
            <strong>{name}</strong> <span className={styles['hint']}>{campus}</span>
          </>
        }
        chips={
          opensAt && deadline ? (
            <>
              <span>
                <Text id="examOpensAt" />: <CampusTime at={opensAt} zone={zone} />
              </span>
              <span>
                <Text id="examDeadlineAt" />: <CampusTime at={deadline} zone={zone} />
              </span>
              {closesAt && (
                <span>
                  <Text id="examClosesAt" />: <CampusTime at={closesAt} zone={zone} />
                </span>
              )}
            </>
          ) : (
            <Chip>
              <Text id="examNotScheduled" />
            </Chip>
          )
        }
      >
        {grants.map((grant) => (
          <RowName key={grant.personId} action={() => onGrant(grant)} opens="dialog">
            <Text
              id="examGrantLine"
              values={{
                name: grant.studentName,
                minutes: grant.extraMinutes,
                attempts: grant.extraAttempts,
                reason: grant.reason,
              }}
            />
          </RowName>
        ))}
      </RowText>
      {opensAt ? (
        <Menu
          label={name}
          renderButton={(links) => (
            <IconButton {...links} icon="more" label={text('examDeeds', { title: name })} />
          )}
        >
          <MenuItem icon="calendar" action={onTimes}>
            {text('changeExamTimes')}
          </MenuItem>
          <MenuItem icon="clock" action={() => onGrant(null)}>
            {text('grantToStudent')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash" tone="danger" action={onStop}>
            {text('unscheduleExam')}
          </MenuItem>
        </Menu>
      ) : (
        <Button aria-haspopup="dialog" onClick={onTimes}>
          <Text id="scheduleExam" />
        </Button>
      )}
    </li>
  );
}
