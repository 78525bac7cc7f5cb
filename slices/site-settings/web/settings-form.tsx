import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { RecordForm } from '#kit/client/records/record-form.tsx';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { siteSettings as fields } from '../rules/site-settings.ts';
import {
  saveSiteSettings,
  siteSettings,
  type SettingsFragment,
  type SiteSettingsQuery,
} from './site-settings.graphql.generated.ts';
import styles from './site-settings.module.css';

type SettingChoices = Pick<SiteSettingsQuery['siteSettings'], 'regionChoices' | 'alumniAdminChoices'>;

interface SettingsFormProps {
  settings: SettingsFragment;
  choices: SettingChoices;
}

/** Everything that is set for the whole site. What was saved can be taken back. */
export function SettingsForm({ settings, choices }: SettingsFormProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation();
  const [known, setKnown] = useState(settings);

  function tellSaved(saved: SettingsFragment, before: SettingsFragment): void {
    setKnown(saved);
    undoToast(text('settingsSaved'), () => void takeBack(saved, before));
  }

  async function takeBack({ version }: SettingsFragment, before: SettingsFragment): Promise<void> {
    const input = { version, settingsInput: fieldValues(fields, before) };
    const answer = await mutate(saveSiteSettings, input);
    if (answer) setKnown(answer.saveSiteSettings);
  }

  return (
    <RecordForm
      key={known.version}
      id="siteSettings"
      form={GuardedForm<string>}
      fields={fields}
      stored={known}
      save={async (settingsInput, { version }) =>
        (await call(saveSiteSettings, { version: version ?? 0, settingsInput })).saveSiteSettings
      }
      onSaved={(saved, { before }) => tellSaved(saved, before ?? known)}
      reload={async () => (await call(siteSettings, {})).siteSettings}
    >
      {(controls) => <SettingsFields {...controls} {...choices} />}
    </RecordForm>
  );
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

/** What is stored stays to be chosen, even if it is none of the choices any more. */
const including = (options: readonly SelectOption[], stored: string): readonly SelectOption[] =>
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }];

function SettingsFields(props: Controls<typeof fields> & SettingChoices) {
  const { control, choice, regionChoices, alumniAdminChoices } = props;
  const text = useText();
  const slugs = regionChoices.map(({ slug }) => ({ value: slug, label: slug }));
  const regions = regionChoices.map(({ _id, name }) => ({ value: _id, label: name }));
  const people = alumniAdminChoices.map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  const optionsOf = (name: keyof typeof fields, options: readonly SelectOption[]) => {
    const chosen = choice(name);
    return { ...chosen, options: including(options, chosen.defaultValue) };
  };
  return (
    <>
      <FieldGroup legend="settingNames">
        <TextField {...control('orgName')} label={text('settingOrgName')} autoComplete="off" />
        <TextField {...control('shortName')} label={text('settingShortName')} autoComplete="off" />
        <TextField {...control('appName')} label={text('settingAppName')} autoComplete="off" />
        <TextField
          {...control('senderEmail')}
          type="email"
          label={text('settingSenderEmail')}
          help={text('settingSenderEmailHelp')}
          autoComplete="off"
        />
      </FieldGroup>
      <FieldGroup legend="settingDefaults">
        <SelectField
          {...choice('defaultLocale')}
          label={text('settingDefaultLocale')}
          options={LANGUAGES}
          hidesPlaceholder
        />
        <NumberField
          {...control('defaultAllowedAttempts')}
          label={text('settingAllowedAttempts')}
          help={text('settingAllowedAttemptsHelp')}
        />
        <SelectField
          {...choice('usesGpa')}
          label={text('settingGpa')}
          options={[
            { value: 'false', label: text('settingGpaHidden') },
            { value: 'true', label: text('settingGpaShown') },
          ]}
          hidesPlaceholder
        />
        <SelectField
          {...choice('keepsBirthDates')}
          label={text('settingBirthDates')}
          options={[
            { value: 'false', label: text('settingBirthDatesOff') },
            { value: 'true', label: text('settingBirthDatesOn') },
          ]}
          hidesPlaceholder
        />
        <SelectField
          {...choice('tellsSupportViews')}
          label={text('settingSupportViews')}
          options={[
            { value: 'true', label: text('settingSupportViewsTold') },
            { value: 'false', label: text('settingSupportViewsKept') },
          ]}
          hidesPlaceholder
        />
      </FieldGroup>
      <FieldGroup legend="settingCoursesNeeded">
        <NumberField
          {...control('coreAfterFirstYear')}
          label={text('settingCoreAfterFirstYear')}
          help={text('settingCoreAfterFirstYearHelp')}
        />
        <NumberField {...control('electivesAfterFirstYear')} label={text('settingElectivesAfterFirstYear')} />
        <NumberField {...control('coreAfterSecondYear')} label={text('settingCoreAfterSecondYear')} />
        <NumberField
          {...control('electivesAfterSecondYear')}
          label={text('settingElectivesAfterSecondYear')}
        />
        <NumberField {...control('coreToGraduate')} label={text('settingCoreToGraduate')} />
        <NumberField {...control('electivesToGraduate')} label={text('settingElectivesToGraduate')} />
      </FieldGroup>
      <FieldGroup legend="settingRegions">
        <SelectField
          {...optionsOf('appVersionRegion', slugs)}
          label={text('settingAppVersionRegion')}
          hidesPlaceholder
        />
        <SelectField {...optionsOf('testRegion', slugs)} label={text('settingTestRegion')} hidesPlaceholder />
        <SelectField {...optionsOf('globalRegionId', regions)} label={text('settingGlobalRegion')} />
        <SelectField {...optionsOf('alumniRegionId', regions)} label={text('settingAlumniRegion')} />
        <SelectField {...optionsOf('alumniAdminId', people)} label={text('settingAlumniAdmin')} />
      </FieldGroup>
      <FieldGroup legend="settingAddresses">
        <TextField
          {...control('assetBaseUrl')}
          type="url"
          label={text('settingAssetBaseUrl')}
          help={text('settingAssetBaseUrlHelp')}
          autoComplete="off"
        />
        <TextField
          {...control('formerLearningUrl')}
          type="url"
          label={text('settingFormerLearningUrl')}
          help={text('settingFormerLearningUrlHelp')}
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
