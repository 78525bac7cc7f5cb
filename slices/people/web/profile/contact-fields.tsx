import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { isEmail } from '#slices/people/rules/person.ts';
import {
  isPhoneNumber,
  OTHER_EMAIL_KINDS,
  PHONE_KINDS,
  type OtherEmailKind,
  type PhoneKind,
} from '#slices/people/rules/profile.ts';
import { CheckedField } from '../checked-field.tsx';
import { emailField, phoneField, type ProfileFields } from './profile-fields.ts';
import styles from '../profile.module.css';

const PHONE_LABELS: Record<PhoneKind, MessageId> = {
  WORK: 'phoneWork',
  MOBILE: 'phoneMobile',
  OTHER: 'phoneOther',
};
const EMAIL_LABELS: Record<OtherEmailKind, MessageId> = {
  SCHOOL: 'emailSchool',
  WORK: 'emailWork',
  OTHER: 'emailOther',
};

export function ContactFields({ fields }: { fields: ProfileFields }) {
  const text = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{text('contact')}</legend>
      {PHONE_KINDS.map((kind) => (
        <CheckedField
          key={kind}
          name={phoneField(kind)}
          label={text(PHONE_LABELS[kind])}
          type="tel"
          autoComplete={kind === 'MOBILE' ? 'tel' : 'off'}
          defaultValue={fields[phoneField(kind)]}
          isFit={isPhoneNumber}
          complaint={text('phoneInvalid')}
        />
      ))}
      {OTHER_EMAIL_KINDS.map((kind) => (
        <CheckedField
          key={kind}
          name={emailField(kind)}
          label={text(EMAIL_LABELS[kind])}
          type="email"
          autoComplete="off"
          defaultValue={fields[emailField(kind)]}
          isFit={isEmail}
          complaint={text('otherEmailInvalid')}
        />
      ))}
    </fieldset>
  );
}
