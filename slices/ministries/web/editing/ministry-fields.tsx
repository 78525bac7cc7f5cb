import { useState, type ReactNode } from 'react';
import { config } from '#kit/client/config.ts';
import type { WrittenValuesOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COUNTRIES } from '../../rules/countries.ts';
import type { ministry } from '../../rules/ministry.ts';
import styles from '../ministries.module.css';
import { useMinistryWords } from '../use-ministry-words.ts';
import { MapPlace } from './map-place.tsx';

interface FieldsProps {
  controls: Controls<typeof ministry>;
  start: WrittenValuesOf<typeof ministry>;
}

/** The fields of a ministry, part by part. */
export function MinistryFields(props: FieldsProps) {
  const text = useText();
  const { control } = props.controls;
  return (
    <>
      <div className={styles['part']}>
        <TextField {...control('name')} label={text('ministryName')} autoComplete="off" autoFocus />
        <TextArea
          {...control('description')}
          label={text('ministryDescription')}
          help={text('ministryDescriptionHelp')}
          rows={6}
        />
      </div>
      <Leaders {...props} />
      <WhereItIs {...props} />
      <Reach {...props} />
      <Part heading="seenByHeading">
        <Checkbox {...control('isPublic')} label={text('isPublicLabel')} help={text('isPublicHelp')} />
      </Part>
    </>
  );
}

const Part = ({ heading, children }: { heading: MessageId; children: ReactNode }) => (
  <fieldset className={styles['part']}>
    <legend>
      <Text id={heading} />
    </legend>
    {children}
  </fieldset>
);

function Leaders({ controls: { control } }: FieldsProps) {
  const text = useText();
  return (
    <Part heading="ministersHeading">
      <TextField
        {...control('ministers')}
        label={text('ministryMinisters')}
        help={text('ministersHelp')}
        autoComplete="off"
      />
      <Checkbox {...control('hasGraduate')} label={text('hasGraduateLabel')} />
      <Checkbox {...control('hasMember')} label={text('hasMemberLabel', { orgName: config().orgName })} />
    </Part>
  );
}

function WhereItIs({ controls: { control, choice }, start }: FieldsProps) {
  const text = useText();
  const { countryName } = useMinistryWords();
  const [country, setCountry] = useState(start.country);
  const countries = COUNTRIES.map((value) => ({ value, label: countryName(value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
  return (
    <Part heading="whereHeading">
      <SelectField
        {...choice('country')}
        label={text('ministryCountry')}
        options={countries}
        onChange={({ target }) => setCountry(target.value)}
      />
      <TextField
        {...control('city')}
        label={text('ministryCity')}
        help={text('ministryOptional')}
        autoComplete="off"
      />
      <MapPlace start={start} country={country} />
    </Part>
  );
}

function Reach({ controls: { control } }: FieldsProps) {
  const text = useText();
  return (
    <Part heading="reachHeading">
      <TextField
        {...control('website')}
        label={text('ministryWebsite')}
        help={text('ministryOptional')}
        inputMode="url"
        autoComplete="url"
      />
      <TextField
        {...control('contactEmail')}
        label={text('ministryContactEmail')}
        help={text('ministryOptional')}
        type="email"
        autoComplete="email"
      />
      <Checkbox
        {...control('showsContactEmail')}
        label={text('showsEmailLabel')}
        help={text('showsEmailHelp')}
      />
    </Part>
  );
}
