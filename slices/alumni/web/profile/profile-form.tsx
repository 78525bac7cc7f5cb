import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordForm } from '#kit/client/records/record-form.tsx';
import { enter } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { readControls, type Controls } from '#kit/ui/form/record-fields.ts';
import { valuesOf } from '#kit/ui/form/form-problems.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { alumniProfile as fields } from '../../rules/profile.ts';
import { alumnus } from '../people/alumnus.graphql.generated.ts';
import { GraduationFields } from './profile-inputs.tsx';
import { SeenByOthers, type TypedProfile } from './seen-by-others.tsx';
import {
  ownAlumniGaps,
  ownAlumniProfile,
  saveAlumniProfile,
  type AlumniProfileFragment,
} from './profile.graphql.generated.ts';
import { ShownFields } from './shown-fields.tsx';
import styles from './profile.module.css';

/** The form, and beside it the card that others will see once it is saved. */
export function ProfileForm({ stored }: { stored: AlumniProfileFragment }) {
  const text = useText();
  const [known, setKnown] = useState(stored);
  const [typed, setTyped] = useState<TypedProfile>(stored);
  const side = useRef<HTMLDivElement>(null);

  function readTyped(): void {
    const form = side.current?.querySelector('form');
    if (form)
      setTyped({ ...known, ...(readControls(fields, form, valuesOf(form)) as Partial<TypedProfile>) });
  }

  return (
    <div className={styles['sides']}>
      <div ref={side} onInput={readTyped} onChange={readTyped}>
        <RecordForm
          key={known.version}
          id="alumniProfile"
          form={GuardedForm<string>}
          fields={fields}
          stored={known}
          save={async (alumniProfileInput, { version }) =>
            (await call(saveAlumniProfile, { version: version ?? 0, alumniProfileInput })).saveAlumniProfile
          }
          stale={[ownAlumniProfile, ownAlumniGaps, alumnus]}
          onSaved={(saved) => {
            setKnown(saved);
            setTyped(saved);
            enter(saved.user);
            showToast('success', text('alumniProfileSaved'));
          }}
          reload={async () => (await call(ownAlumniProfile, {})).ownAlumniProfile}
        >
          {(controls, now) => <ProfileFields {...controls} known={now ?? known} />}
        </RecordForm>
      </div>
      <SeenByOthers known={known} typed={typed} />
    </div>
  );
}

interface ProfileFieldsProps extends Controls<typeof fields> {
  known: AlumniProfileFragment;
}

function ProfileFields({ known, ...controls }: ProfileFieldsProps) {
  const text = useText();
  const { control } = controls;
  return (
    <>
      <Card title={<Text id="alumniAboutYou" />}>
        <div className={styles['fields']}>
          <GraduationFields {...controls} known={known} />
          <TextArea
            {...control('about')}
            label={text('alumniAbout')}
            help={text('alumniAboutHelp')}
            rows={5}
          />
          <TextField {...control('homePage')} label={text('homePage')} autoComplete="url" inputMode="url" />
        </div>
      </Card>
      <ShownFields {...controls} known={known} />
      <Card title={<Text id="alumniMail" />}>
        <div className={styles['fields']}>
          <Switch
            {...control('subscribeAlumniEmail')}
            label={text('alumniMailSubscribe')}
            help={text('alumniMailSubscribeHelp')}
          />
          <p className={styles['quiet']}>
            <Text id="alumniMailOther" />{' '}
            <Link to="/notifications?tab=settings">
              <Text id="alumniMailSettings" />
            </Link>
          </p>
        </div>
      </Card>
    </>
  );
}
