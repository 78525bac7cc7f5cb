import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { page } from '#kit/client/page.ts';
import { enter } from '#kit/client/session/session.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { valuesOf } from '#kit/ui/form/form-problems.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { NAME_MAX } from '#slices/people/rules/person.ts';
import { homePageOf, TEXT_MAX } from '#slices/people/rules/profile.ts';
import { CheckedField } from '../checked-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LocaleFields } from './locale-fields.tsx';
import { fillIn, merged } from '../merge-fields.ts';
import styles from '../profile.module.css';
import { fieldsOf, hasChanges, profileInputOf, type ProfileFields } from './profile-fields.ts';
import {
  ownProfile,
  saveProfile,
  type OwnProfileFragment,
  type OwnProfileQuery,
} from './profile.graphql.generated.ts';

interface ProfileFormProps {
  user: OwnProfileFragment;
  currencies: OwnProfileQuery['currencies'];
}

export function ProfileForm({ user, currencies }: ProfileFormProps) {
  const text = useText();
  const { mutate } = useMutation();
  const box = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState(user);
  const stored = fieldsOf(known);
  const form = (): HTMLFormElement | null => box.current?.querySelector('form') ?? null;

  function show(now: OwnProfileFragment, fields: ProfileFields): void {
    setKnown(now);
    const element = form();
    if (element) fillIn(element, fields, fieldsOf(now));
  }

  async function save(typed: ProfileFields): Promise<void> {
    const profileInput = profileInputOf(typed, known.profile?.version ?? 0);
    const answer = await mutate(saveProfile, { profileInput }, { changedMeanwhile: () => takeOver(typed) });
    if (!answer) return;
    const { saveProfile: saved } = answer;
    show(saved, fieldsOf(saved));
    enter(saved);
    showToast('success', text('profileSaved'));
    const isNewLanguage = saved.profile?.locale.language !== known.profile?.locale.language;
    // The page speaks the new language after a fresh start; an administrator in another's place keeps their own.
    if (isNewLanguage && !saved.impersonatingUser) page.reload();
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: ProfileFields): Promise<void> {
    const { currentUser: now } = await call(ownProfile, {});
    if (now) show(now, merged(typed, stored, fieldsOf(now)));
  }

  const isUnsaved = (): boolean => {
    const element = form();
    return element !== null && hasChanges(valuesOf(element), stored);
  };
  return (
    <Card title={<Text id="aboutYou" />}>
      <UnsavedChangesGuard hasChanges={isUnsaved} />
      <div ref={box}>
        <Form id="profile" onSubmit={save}>
          <div className={styles['pair']}>
            <TextField
              name="firstName"
              label={text('firstName')}
              autoComplete="given-name"
              defaultValue={stored['firstName']}
              maxLength={NAME_MAX}
              required
            />
            <TextField
              name="lastName"
              label={text('lastName')}
              autoComplete="family-name"
              defaultValue={stored['lastName']}
              maxLength={NAME_MAX}
              required
            />
          </div>
          <TextField
            name="location"
            label={text('location')}
            help={text('locationHelp')}
            autoComplete="address-level2"
            defaultValue={stored['location']}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="socialUserName"
            label={text('socialUserName')}
            autoComplete="nickname"
            defaultValue={stored['socialUserName']}
            maxLength={TEXT_MAX}
          />
          <CheckedField
            name="homePage"
            label={text('homePage')}
            autoComplete="url"
            inputMode="url"
            defaultValue={stored['homePage']}
            isFit={(typed) => homePageOf(typed) !== null}
            complaint={text('homePageInvalid')}
          />
          <ContactFields fields={stored} />
          <LocaleFields fields={stored} currencies={currencies} />
        </Form>
      </div>
    </Card>
  );
}
