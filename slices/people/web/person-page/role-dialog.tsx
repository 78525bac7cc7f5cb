import { useState } from 'react';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { RoleWish } from '#slices/people/rules/roles.ts';
import styles from '../profile.module.css';
import { roleName } from '../role-chip.tsx';

interface RoleDialogProps {
  now: RoleWish;
  campuses: readonly SelectOption[];
  isAllowed: (wish: RoleWish) => boolean;
  onClose: () => void;
  onSet: (wish: RoleWish, before: RoleWish) => Promise<void>;
}

const campusField = (regionId: string): string => `campus ${regionId}`;

type Where = 'nowhere' | 'everywhere' | 'campuses';

const whereOf = ({ isEverywhere, regionIds }: RoleWish): Where => {
  if (isEverywhere) return 'everywhere';
  return regionIds.length > 0 ? 'campuses' : 'nowhere';
};

const isSame = (one: RoleWish, other: RoleWish): boolean =>
  whereOf(one) === whereOf(other) &&
  (one.isEverywhere || one.regionIds.toSorted().join() === other.regionIds.toSorted().join());

/** What the reader may not bring about is not offered. */
export function RoleDialog({ now, campuses, isAllowed, onClose, onSet }: RoleDialogProps) {
  const text = useText();
  const [where, setWhere] = useState(whereOf(now));
  const { role } = now;
  const reachable = campuses.filter(
    ({ value }) =>
      now.regionIds.includes(value) || isAllowed({ role, isEverywhere: false, regionIds: [value] }),
  );
  const everywhere = { role, isEverywhere: true, regionIds: [] };
  const nowhere = { role, isEverywhere: false, regionIds: [] };

  async function save(values: Record<string, string>): Promise<void> {
    const chosen = reachable.map(({ value }) => value).filter((id) => values[campusField(id)] === 'on');
    const wish = { campuses: { ...nowhere, regionIds: chosen }, everywhere, nowhere }[where];
    if (!isSame(wish, now)) await onSet(wish, now);
    onClose();
  }

  return (
    <Modal isOpen title={roleName(role, text)} onClose={onClose}>
      <Form<string> id="role" onSubmit={save}>
        <RadioGroup
          name="where"
          legend={text('roleWhere')}
          defaultValue={where}
          onChoose={(value) => setWhere(value as Where)}
          options={[
            { value: 'nowhere', label: text('roleNotHeld'), isOffered: isAllowed(nowhere) },
            {
              value: 'everywhere',
              label: text(role === 'superadmin' ? 'roleWholeCollege' : 'roleEverywhere'),
              isOffered: isAllowed(everywhere),
            },
            { value: 'campuses', label: text('roleOnCampuses'), isOffered: reachable.length > 0 },
          ]
            .filter(({ value, isOffered }) => isOffered || value === whereOf(now))
            .map(({ value, label }) => ({ value, label }))}
        />
        {where === 'campuses' && (
          <fieldset className={styles['group']}>
            <legend>{text('personCampuses')}</legend>
            {reachable.map(({ value, label }) => (
              <Checkbox
                key={value}
                name={campusField(value)}
                label={label}
                defaultChecked={now.regionIds.includes(value) || reachable.length === 1}
              />
            ))}
          </fieldset>
        )}
      </Form>
    </Modal>
  );
}
