import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NAME_MAX } from '#slices/people/rules/person.ts';
import { homePageOf, TEXT_MAX } from '#slices/people/rules/profile.ts';
import { CheckedField } from '../checked-field.tsx';
import { ContactFields } from '../profile/contact-fields.tsx';
import { LocaleFields } from '../profile/locale-fields.tsx';
import type { FieldValues } from '../merge-fields.ts';
import { campusField } from './person-fields.ts';
import type { ChoicesForPersonQuery } from './person.graphql.generated.ts';
import styles from '../profile.module.css';

interface EditPersonFieldsProps extends ChoicesForPersonQuery {
  fields: FieldValues;
  /** Those in which the reader has a say. */
  regions: ChoicesForPersonQuery['regions'];
}

export function EditPersonFields({ fields, regions, currencies }: EditPersonFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        name="firstName"
        label={text('firstName')}
        autoComplete="off"
        defaultValue={fields['firstName']}
        maxLength={NAME_MAX}
        required
        autoFocus
      />
      <TextField
        name="lastName"
        label={text('lastName')}
        autoComplete="off"
        defaultValue={fields['lastName']}
        maxLength={NAME_MAX}
        required
      />
      <CampusFields fields={fields} regions={regions} />
      <ContactFields fields={fields} />
      <TextField
        name="location"
        label={text('location')}
        autoComplete="off"
        defaultValue={fields['location']}
        maxLength={TEXT_MAX}
      />
      <TextField
        name="socialUserName"
        label={text('socialUserName')}
        autoComplete="off"
        defaultValue={fields['socialUserName']}
        maxLength={TEXT_MAX}
      />
      <CheckedField
        name="homePage"
        label={text('homePage')}
        autoComplete="off"
        inputMode="url"
        defaultValue={fields['homePage']}
        isFit={(typed) => homePageOf(typed) !== null}
        complaint={text('homePageInvalid')}
      />
      <LocaleFields fields={fields} currencies={currencies} />
    </>
  );
}

/** Where somebody belongs. */
function CampusFields({ fields, regions }: Omit<EditPersonFieldsProps, 'currencies'>) {
  return (
    <fieldset className={styles['group']}>
      <legend>
        <Text id="personCampuses" />
      </legend>
      {regions.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          name={campusField(_id)}
          label={name}
          defaultChecked={fields[campusField(_id)] === 'on'}
        />
      ))}
    </fieldset>
  );
}
