import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { page } from '#kit/client/page.ts';
import { RecordForm } from '#kit/client/records/record-form.tsx';
import { enter } from '#kit/client/session/session.ts';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import type { InputOf } from '#kit/record/field.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { useTimeZones } from '#kit/ui/field/use-time-zones.ts';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { isEmail } from '#slices/people/rules/person.ts';
import {
  homePageOf,
  isPhoneNumber,
  OTHER_EMAIL_KINDS,
  PHONE_KINDS,
  profileForm as fields,
} from '#slices/people/rules/profile.ts';
import { CheckedField } from '../checked-field.tsx';
import styles from '../profile.module.css';
import {
  ownProfile,
  saveProfile,
  type OwnProfileFragment,
  type OwnProfileQuery,
  type SaveProfileMutation,
} from './profile.graphql.generated.ts';

/** The API tells the profile in parts, of which the form has one field each. */
export function profileAsForm({ _id, firstName, lastName, profile }: OwnProfileFragment) {
  const numberOf = (kind: string) => profile?.phones.find(({ type }) => type === kind)?.number ?? '';
  const addressOf = (kind: string) => profile?.emails.find(({ type }) => type === kind)?.address ?? '';
  return {
    _id,
    version: profile?.version ?? 0,
    firstName,
    lastName,
    locale: profile?.locale.language ?? '',
    currency: profile?.locale.currency ?? null,
    timeZone: profile?.locale.timezone ?? null,
    location: profile?.location ?? '',
    socialName: profile?.socialUserName ?? '',
    homePage: profile?.homePage ?? '',
    phoneWORK: numberOf('WORK'),
    phoneMOBILE: numberOf('MOBILE'),
    phoneOTHER: numberOf('OTHER'),
    emailSCHOOL: addressOf('SCHOOL'),
    emailWORK: addressOf('WORK'),
    emailOTHER: addressOf('OTHER'),
  };
}

export const profileInputOf = (form: InputOf<typeof fields>, version: number | null) => ({
  version: version ?? 0,
  firstName: form.firstName,
  lastName: form.lastName,
  locale: { language: form.locale, currency: form.currency ?? '', timezone: form.timeZone ?? '' },
  location: form.location ?? '',
  socialUserName: form.socialName ?? '',
  homePage: form.homePage ?? '',
  phones: PHONE_KINDS.map((kind) => ({ type: kind, number: form[`phone${kind}`] ?? '' })),
  emails: OTHER_EMAIL_KINDS.map((kind) => ({ type: kind, address: form[`email${kind}`] ?? '' })),
});

interface ProfileFormProps {
  user: OwnProfileFragment;
  currencies: OwnProfileQuery['currencies'];
}

export function ProfileForm({ user, currencies }: ProfileFormProps) {
  const text = useText();
  const [known, setKnown] = useState(user);

  function tellSaved(saved: SaveProfileMutation['saveProfile'], language: string | undefined): void {
    setKnown(saved);
    enter(saved);
    showToast('success', text('profileSaved'));
    const isNewLanguage = saved.profile?.locale.language !== language;
    // The page speaks the new language after a fresh start; an administrator in another's place keeps their own.
    if (isNewLanguage && !saved.impersonatingUser) page.reload();
  }

  return (
    <Card title={<Text id="aboutYou" />}>
      <RecordForm
        key={known.profile?.version}
        id="profile"
        form={GuardedForm<string>}
        fields={fields}
        stored={profileAsForm(known)}
        save={async (input, { version }) =>
          (await call(saveProfile, { profileInput: profileInputOf(input, version) })).saveProfile
        }
        onSaved={(saved, { before }) => tellSaved(saved, before?.locale)}
        reload={async () => {
          const { currentUser } = await call(ownProfile, {});
          return currentUser && profileAsForm(currentUser);
        }}
      >
        {(controls) => (
          <>
            <div className={styles['pair']}>
              <TextField
                {...controls.control('firstName')}
                label={text('firstName')}
                autoComplete="given-name"
              />
              <TextField
                {...controls.control('lastName')}
                label={text('lastName')}
                autoComplete="family-name"
              />
            </div>
            <AboutFields {...controls} />
            <ContactFields {...controls} />
            <LocaleFields {...controls} currencies={currencies} />
          </>
        )}
      </RecordForm>
    </Card>
  );
}

export function AboutFields({ control }: Controls<typeof fields>) {
  const text = useText();
  return (
    <>
      <TextField
        {...control('location')}
        label={text('location')}
        help={text('locationHelp')}
        autoComplete="address-level2"
      />
      <TextField {...control('socialName')} label={text('socialUserName')} autoComplete="nickname" />
      <CheckedField
        {...control('homePage')}
        label={text('homePage')}
        autoComplete="url"
        inputMode="url"
        isFit={(typed) => homePageOf(typed) !== null}
        complaint={text('homePageInvalid')}
      />
    </>
  );
}

const PHONE_LABELS = { WORK: 'phoneWork', MOBILE: 'phoneMobile', OTHER: 'phoneOther' } as const;
const EMAIL_LABELS = { SCHOOL: 'emailSchool', WORK: 'emailWork', OTHER: 'emailOther' } as const;

export function ContactFields({ control }: Controls<typeof fields>) {
  const text = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{text('contact')}</legend>
      {PHONE_KINDS.map((kind) => (
        <CheckedField
          key={kind}
          {...control(`phone${kind}`)}
          label={text(PHONE_LABELS[kind])}
          type="tel"
          autoComplete={kind === 'MOBILE' ? 'tel' : 'off'}
          isFit={isPhoneNumber}
          complaint={text('phoneInvalid')}
        />
      ))}
      {OTHER_EMAIL_KINDS.map((kind) => (
        <CheckedField
          key={kind}
          {...control(`email${kind}`)}
          label={text(EMAIL_LABELS[kind])}
          type="email"
          autoComplete="off"
          isFit={isEmail}
          complaint={text('otherEmailInvalid')}
        />
      ))}
    </fieldset>
  );
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

interface LocaleFieldsProps extends Controls<typeof fields> {
  currencies: OwnProfileQuery['currencies'];
}

export function LocaleFields({ choice, currencies }: LocaleFieldsProps) {
  const text = useText();
  const currencyOption = useCurrencyOption();
  const zones = useTimeZones(choice('timeZone').defaultValue);
  return (
    <fieldset className={styles['group']}>
      <legend>{text('languageAndRegion')}</legend>
      <SelectField {...choice('locale')} label={text('language')} options={LANGUAGES} hidesPlaceholder />
      <SelectField
        {...choice('currency')}
        label={text('currency')}
        options={currencies.map(currencyOption)}
      />
      <SelectField {...choice('timeZone')} label={text('timeZone')} options={zones} />
    </fieldset>
  );
}
