import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { fieldsOf, settingsInputOf, type SettingsField, type SettingsFields } from './settings-fields.ts';
import { SettingsFormFields, type SettingChoices } from './settings-form-fields.tsx';
import { saveSiteSettings, siteSettings, type SettingsFragment } from './site-settings.graphql.generated.ts';

interface SettingsFormProps {
  settings: SettingsFragment;
  choices: SettingChoices;
}

/** Everything that is set for the whole site, saved together. What another window has saved is never undone unseen. */
export function SettingsForm({ settings, choices }: SettingsFormProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation();
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(settings);
  const [fields, setFields] = useState(fieldsOf(settings));

  function show(now: SettingsFragment, shown: SettingsFields): void {
    setKnown(now);
    setFields(shown);
  }

  async function send(typed: SettingsFields, base: SettingsFragment): Promise<void> {
    const input = { version: base.version, settingsInput: settingsInputOf(typed) };
    const answer = await mutate(saveSiteSettings, input, { changedMeanwhile: () => takeOver(typed, base) });
    if (!answer) return;
    const { saveSiteSettings: saved } = answer;
    show(saved, fieldsOf(saved));
    undoToast(text('settingsSaved'), () => void send(fieldsOf(base), saved));
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: SettingsFields, base: SettingsFragment): Promise<void> {
    const { siteSettings: now } = await call(siteSettings, {});
    show(now, mergedFields(typed, fieldsOf(base), fieldsOf(now)));
  }

  return (
    <GuardedForm<SettingsField>
      key={known.version}
      id="siteSettings"
      onSubmit={(values) => send({ ...fields, ...values }, known)}
    >
      <SettingsFormFields fields={fields} choices={choices} />
    </GuardedForm>
  );
}
