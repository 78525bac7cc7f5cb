import { Ring } from '#kit/ui/progress/ring.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OwnHourCategoryFragment } from './student/own-hours.graphql.generated.ts';
import { useHoursText } from './use-hours-text.ts';

type Category = OwnHourCategoryFragment;

export const leftIn = ({ requiredMinutes, confirmedMinutes }: Category): number =>
  Math.max(0, requiredMinutes - confirmedMinutes);

/** What waits for a decision is logged, though it may yet be refused. */
export const isAllLogged = ({ requiredMinutes, confirmedMinutes, pendingMinutes }: Category): boolean =>
  confirmedMinutes + pendingMinutes >= requiredMinutes;

/** What is done of what is required in one category, and what is pending. */
export function CategoryRing({ category }: { category: Category }) {
  const text = useText();
  const hoursText = useHoursText();
  const { name, requiredMinutes, confirmedMinutes, pendingMinutes } = category;
  const isRequired = requiredMinutes > 0;
  const written = {
    category: name,
    confirmed: hoursText(confirmedMinutes),
    pending: hoursText(pendingMinutes),
    required: hoursText(requiredMinutes),
  };
  return (
    <li>
      <Ring
        words={text(isRequired ? 'hourRing' : 'hourRingFree', written)}
        done={confirmedMinutes}
        waiting={pendingMinutes}
        required={isRequired ? requiredMinutes : null}
      >
        {written.confirmed}
        {isRequired && (
          <small>
            <Text id="hourOfRequired" values={{ required: written.required }} />
          </small>
        )}
      </Ring>
      <div>
        <h3>{name}</h3>
        {pendingMinutes > 0 && (
          <p>
            <Text id="hourPendingToo" values={{ time: written.pending }} />
          </p>
        )}
        <p>
          <Standing category={category} />
        </p>
      </div>
    </li>
  );
}

/** What is still to do in a category. */
function Standing({ category }: { category: Category }) {
  const hoursText = useHoursText();
  const left = leftIn(category);
  if (category.requiredMinutes === 0) return <Text id="hourNothingRequired" />;
  if (left === 0) return <Text id="hourAllConfirmed" />;
  if (isAllLogged(category)) return <Text id="hourEnough" />;
  return <Text id="hourLeftInCategory" values={{ time: hoursText(left) }} />;
}
