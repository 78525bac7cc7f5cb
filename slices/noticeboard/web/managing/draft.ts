import type { Locale } from '#kit/messages/locales.ts';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import type { AudienceKind } from '../../rules/post.ts';

export interface Campus {
  _id: string;
  name: string;
  timeZone: string;
}

export interface ChosenAudience {
  kind: AudienceKind;
  regions: readonly Suggestion[];
  groups: readonly Suggestion[];
}

/** A post as its preview shows it. */
export interface ShownDraft {
  title: string;
  body: string;
  locale: Locale;
  sender: string;
  pictureUrl: string | null;
}
