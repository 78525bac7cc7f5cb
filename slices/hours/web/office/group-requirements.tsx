import { useState } from 'react';
import { requireDay } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { REQUIRED_HOURS_MAX } from '../../rules/hour-category.ts';
import styles from '../hours.module.css';
import { Categories } from './categories.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { ChosenGroup } from './chosen-group.tsx';
import {
  hourPolicy,
  hourTotals,
  saveHourPolicy,
  type HourPolicyQuery,
  type KeptHourCategoryFragment,
} from './policy.graphql.generated.ts';

type Policy = NonNullable<HourPolicyQuery['hourPolicy']>;

/** What a group requires, and the categories of its campus (HOURS-04). */
export function GroupRequirements() {
  const list = useList(['groupId'], undefined, ['groupId']);
  return (
    <ChosenGroup list={list}>{(groupId) => <Requirements key={groupId} groupId={groupId} />}</ChosenGroup>
  );
}

function Requirements({ groupId }: { groupId: string }) {
  const answer = useQuery(hourPolicy, { groupId }, { fresh: true });
  const [opened, setOpened] = useState<KeptHourCategoryFragment | 'new' | null>(null);
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setOpened('new')}>
      <Icon name="plus" />
      <Text id="addHourCategory" />
    </Button>
  );
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />}>
      {({ hourPolicy: policy }) =>
        policy && (
          <>
            {policy.categories.length === 0 ? (
              <EmptyState icon="clock" title={<Text id="noHourCategories" />} action={add}>
                <Text id="noHourCategoriesHelp" />
              </EmptyState>
            ) : (
              <>
                <RequirementsCard key={policy.version} policy={policy} />
                <Categories categories={policy.categories} onEdit={setOpened} add={add} />
              </>
            )}
            {opened && (
              <CategoryDialog
                regionId={policy.regionId}
                stored={opened === 'new' ? null : opened}
                onClose={() => setOpened(null)}
              />
            )}
          </>
        )
      }
    </DataView>
  );
}

const HOUR = 60;
/** A hundredth of an hour is less than a minute, so that every number of minutes is shown, and kept, exactly. */
const DECIMALS = 2;

const hoursOf = (minutes: number): number => Math.round((minutes / HOUR) * 10 ** DECIMALS) / 10 ** DECIMALS;

/** Beside the ids of categories. */
const DUE_ON = 'dueOn';

function RequirementsCard({ policy }: { policy: Policy }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [hourPolicy, hourTotals], afterRefusalToo: true });
  const { groupId, version, requirements, dueOn, today } = policy;
  const required = new Map(requirements.map((one) => [one.categoryId, one.requiredMinutes]));
  // One in the archive that is still required can only be seen, and set free, here.
  const shown = policy.categories.filter(({ _id, isArchived }) => !isArchived || required.has(_id));

  async function save({ [DUE_ON]: day = '', ...hours }: Record<string, string>): Promise<boolean> {
    const said = shown.flatMap(({ _id: categoryId }) => {
      const requiredMinutes = Math.round(Number(hours[categoryId] ?? '') * HOUR);
      return requiredMinutes > 0 ? [{ categoryId, requiredMinutes }] : [];
    });
    const saved = await mutate(saveHourPolicy, {
      groupId,
      version,
      dueOn: day === '' ? null : requireDay(day),
      requirements: said,
    });
    if (saved) showToast('success', text('hourRequirementsSaved'));
    return saved !== null;
  }

  return (
    <Card title={<Text id="hourRequirements" />}>
      <p className={styles['quiet']}>
        <Text id="hourRequirementsLead" />
      </p>
      <Form id="hourPolicy" onSubmit={save}>
        <div className={styles['requirements']}>
          {shown.map(({ _id, name }) => (
            <NumberField
              key={_id}
              name={_id}
              label={name}
              unit={text('hourUnit')}
              defaultValue={required.has(_id) ? hoursOf(required.get(_id) ?? 0) : null}
              rules={{ min: 0, max: REQUIRED_HOURS_MAX, decimals: DECIMALS }}
            />
          ))}
        </div>
        <DayField
          name={DUE_ON}
          label={text('hoursDueOn')}
          help={<Text id="hoursDueOnHelp" />}
          rules={{ today }}
          defaultDay={dueOn}
        />
      </Form>
    </Card>
  );
}
