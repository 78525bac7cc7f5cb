import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ATTEMPTS, MAX_ADDRESS, SITE_NAME_MAX } from '../rules/site-settings.ts';
import type { SettingsFields } from './settings-fields.ts';
import type { SiteSettingsQuery } from './site-settings.graphql.generated.ts';
import styles from './site-settings.module.css';

export type SettingChoices = Pick<SiteSettingsQuery['siteSettings'], 'regionChoices' | 'alumniAdminChoices'>;

interface SettingsFormFieldsProps {
  fields: SettingsFields;
  choices: SettingChoices;
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

/** What is stored stays to be chosen, even if it is none of the choices any more. */
const including = (options: readonly SelectOption[], stored: string): readonly SelectOption[] =>
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }];

export function SettingsFormFields({ fields, choices }: SettingsFormFieldsProps) {
  const text = useText();
  const slugs = choices.regionChoices.map(({ slug }) => ({ value: slug, label: slug }));
  const regions = choices.regionChoices.map(({ _id, name }) => ({ value: _id, label: name }));
  const people = choices.alumniAdminChoices.map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  const name = (field: 'orgName' | 'shortName' | 'appName', label: MessageId) => (
    <TextField
      name={field}
      label={text(label)}
      defaultValue={fields[field]}
      maxLength={SITE_NAME_MAX}
      autoComplete="off"
      required
    />
  );
  return (
    <>
      <FieldGroup legend="settingNames">
        {name('orgName', 'settingOrgName')}
        {name('shortName', 'settingShortName')}
        {name('appName', 'settingAppName')}
        <TextField
          name="senderEmail"
          type="email"
          label={text('settingSenderEmail')}
          help={text('settingSenderEmailHelp')}
          defaultValue={fields.senderEmail}
          maxLength={MAX_ADDRESS}
          autoComplete="off"
          required
        />
      </FieldGroup>
      <FieldGroup legend="settingDefaults">
        <SelectField
          name="defaultLocale"
          label={text('settingDefaultLocale')}
          options={LANGUAGES}
          defaultValue={fields.defaultLocale}
          hidesPlaceholder
        />
        <NumberField
          name="defaultAllowedAttempts"
          label={text('settingAllowedAttempts')}
          help={text('settingAllowedAttemptsHelp')}
          defaultValue={Number(fields.defaultAllowedAttempts)}
          rules={ATTEMPTS}
          required
        />
        <SelectField
          name="usesGpa"
          label={text('settingGpa')}
          options={[
            { value: 'no', label: text('settingGpaHidden') },
            { value: 'yes', label: text('settingGpaShown') },
          ]}
          defaultValue={fields.usesGpa}
          hidesPlaceholder
        />
        <SelectField
          name="tellsSupportViews"
          label={text('settingSupportViews')}
          options={[
            { value: 'yes', label: text('settingSupportViewsTold') },
            { value: 'no', label: text('settingSupportViewsKept') },
          ]}
          defaultValue={fields.tellsSupportViews}
          hidesPlaceholder
        />
      </FieldGroup>
      <FieldGroup legend="settingRegions">
        <SelectField
          name="appVersionRegion"
          label={text('settingAppVersionRegion')}
          options={including(slugs, fields.appVersionRegion)}
          defaultValue={fields.appVersionRegion}
          hidesPlaceholder
        />
        <SelectField
          name="testRegion"
          label={text('settingTestRegion')}
          options={including(slugs, fields.testRegion)}
          defaultValue={fields.testRegion}
          hidesPlaceholder
        />
        <SelectField
          name="globalRegionId"
          label={text('settingGlobalRegion')}
          options={including(regions, fields.globalRegionId)}
          defaultValue={fields.globalRegionId}
        />
        <SelectField
          name="alumniRegionId"
          label={text('settingAlumniRegion')}
          options={including(regions, fields.alumniRegionId)}
          defaultValue={fields.alumniRegionId}
        />
        <SelectField
          name="alumniAdminId"
          label={text('settingAlumniAdmin')}
          options={including(people, fields.alumniAdminId)}
          defaultValue={fields.alumniAdminId}
        />
      </FieldGroup>
      <FieldGroup legend="settingAddresses">
        <TextField
          name="assetBaseUrl"
          type="url"
          label={text('settingAssetBaseUrl')}
          help={text('settingAssetBaseUrlHelp')}
          defaultValue={fields.assetBaseUrl}
          maxLength={MAX_ADDRESS}
          autoComplete="off"
        />
        <TextField
          name="formerLearningUrl"
          type="url"
          label={text('settingFormerLearningUrl')}
          help={text('settingFormerLearningUrlHelp')}
          defaultValue={fields.formerLearningUrl}
          maxLength={MAX_ADDRESS}
          autoComplete="off"
        />
      </FieldGroup>
    </>
  );
}

const FieldGroup = ({ legend, children }: { legend: MessageId; children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>
      <Text id={legend} />
    </legend>
    {children}
  </fieldset>
);
