import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { Cadence } from '../rules/cadence.ts';
import { kindMessage } from '../rules/kind-messages.ts';
import type { NoticeName } from '../rules/notices.ts';
import type { Definition } from './cadence-fields.tsx';
import {
  notificationSettings,
  saveNotificationPreference,
  saveNotificationPreferences,
  type NotificationSettingsQuery,
} from './notifications.graphql.generated.ts';

interface Choice {
  definitionId: string;
  regionId: string;
  cadence: Cadence;
}

const keyOf = ({ definitionId, regionId }: Omit<Choice, 'cadence'>): string => `${definitionId} ${regionId}`;
const preferenceInputOf = ({ definitionId, regionId, cadence }: Choice) => ({
  notificationDefinitionId: definitionId,
  regionId,
  subscribed: cadence !== 'NEVER',
  cadence,
});

/** When the user wants mail about each thing and campus; changes are saved at once, and go back where they are refused. */
export function useCadences(settings: NotificationSettingsQuery) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [notificationSettings] });
  const { mutate: mutateAll, isBusy } = useMutation({ stale: [notificationSettings] });
  /** What was chosen here and is on its way, or saved. */
  const [chosen, setChosen] = useState<Readonly<Record<string, Cadence>>>({});

  const stored = new Map(
    (settings.currentUser?.notificationPreferences ?? []).map((preference) => [
      keyOf({ definitionId: preference.notificationDefinitionId, regionId: preference.regionId }),
      preference.cadence,
    ]),
  );
  const cadenceOf = (definitionId: string, regionId: string): Cadence => {
    const key = keyOf({ definitionId, regionId });
    return chosen[key] ?? stored.get(key) ?? 'AT_ONCE';
  };
  const show = (choices: readonly Choice[]): void =>
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(choices.map((choice) => [keyOf(choice), choice.cadence])),
    }));

  const choose =
    (regionId: string) =>
    async ({ _id: definitionId, name }: Definition, cadence: Cadence): Promise<void> => {
      const before = cadenceOf(definitionId, regionId);
      show([{ definitionId, regionId, cadence }]);
      const input = preferenceInputOf({ definitionId, regionId, cadence });
      const kind = text(kindMessage(name as NoticeName));
      if (await mutate(saveNotificationPreference, { input }))
        showToast('success', text('notificationSettingSaved', { kind, choice: text(`cadence${cadence}`) }));
      else show([{ definitionId, regionId, cadence: before }]);
    };

  async function save(choices: readonly Choice[]): Promise<boolean> {
    if (
      choices.length > 0 &&
      !(await mutateAll(saveNotificationPreferences, { inputs: choices.map(preferenceInputOf) }))
    )
      return false;
    show(choices);
    return true;
  }

  /** The choices for one campus are used for all others too. */
  async function copyFrom(source: string): Promise<void> {
    const before = settings.notificationRegions.flatMap(({ _id: regionId }) =>
      settings.notificationDefinitions.map(({ _id: definitionId }) => ({
        definitionId,
        regionId,
        cadence: cadenceOf(definitionId, regionId),
      })),
    );
    const differing = before.filter(
      ({ definitionId, cadence }) => cadence !== cadenceOf(definitionId, source),
    );
    const same = differing.map((choice) => ({ ...choice, cadence: cadenceOf(choice.definitionId, source) }));
    if (await save(same)) undoToast(text('usedForAllCampuses'), () => void save(differing));
  }

  return { cadenceOf, choose, copyFrom, isBusy };
}
