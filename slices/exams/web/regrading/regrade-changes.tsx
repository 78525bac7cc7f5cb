import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { RegradeOutlookQuery } from './regrading.graphql.generated.ts';
import styles from './regrading.module.css';

interface RegradeChangesProps {
  outlook: NonNullable<RegradeOutlookQuery['regradeOutlook']>;
}

/** Every grade that would change, from what to what, and who would pass or fail by it. */
export function RegradeChanges({ outlook }: RegradeChangesProps) {
  const { formatNumber } = useIntl();
  const { attempts, changed, nowPass, nowFail } = outlook;
  // Whom it makes pass or fail is what somebody must look at first.
  const [crossing, others] = [true, false].map((isSought) =>
    changed.filter(({ passedBefore, passesNow }) => (passedBefore !== passesNow) === isSought),
  );
  const shown = [...(crossing ?? []), ...(others ?? [])];
  return (
    <>
      <p className={styles['told']}>
        <Text id="regradeOutlook" values={{ attempts, changed: changed.length, nowPass, nowFail }} />
      </p>
      {changed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys.
        <ul className={styles['changes']} tabIndex={0}>
          {shown.map(({ _id, studentName, before, after, passedBefore, passesNow }) => (
            <li key={_id}>
              <Link to={`/examResults/${_id}`}>{studentName}</Link>
              <span className={styles['grades']}>
                {passedBefore !== passesNow && (
                  <Chip tone={passesNow ? 'success' : 'danger'}>
                    <Text id={passesNow ? 'regradePasses' : 'regradeFails'} />
                  </Chip>
                )}
                <span>
                  <s>{formatNumber(before)}</s> → <b>{formatNumber(after)}</b>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
