import { appState, changeAppState } from './app-state.ts';

/** The region a form begins with: the only one there is, or else the one that was chosen last, if it is among them. */
export function regionToBeginWith(choices: readonly { value: string }[]): string {
  if (choices.length === 1) return choices[0]?.value ?? '';
  const { selectedRegionId } = appState();
  return choices.find(({ value }) => value === selectedRegionId)?.value ?? '';
}

/** The campus the user works for, remembered. */
export const rememberRegion = (selectedRegionId: string): void => changeAppState({ selectedRegionId });
