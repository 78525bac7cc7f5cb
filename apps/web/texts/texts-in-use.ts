import { loadTexts } from 'virtual:texts';
import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { loadScreen } from '#kit/client/load-screen.ts';
import { speak } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag, type Locale } from '#kit/messages/locales.ts';
import type { Texts } from '#kit/ui/text/text-provider.tsx';

export interface WantedTexts {
  locale: Locale;
  /** Whether the texts of the signed-in screens are wanted too. */
  isWhole: boolean;
}

interface TextsInUse extends WantedTexts {
  texts: Texts;
  /** What they would be if staff had changed none. */
  bundled: Texts;
}

const live = liveValue<TextsInUse>({ locale: DEFAULT_LOCALE, texts: {}, bundled: {}, isWhole: false });
/** What staff have changed, by language; it lies over what is bundled. */
const changed = new Map<Locale, Texts>();
let latest: WantedTexts | null = null;

export const useTextsInUse = (): TextsInUse => useLiveValue(live);

async function bundledTexts({ locale, isWhole }: WantedTexts): Promise<Texts> {
  const parts = isWhole ? (['doorstep', 'college'] as const) : (['doorstep'] as const);
  const loaded = await Promise.all(parts.map((part) => loadScreen(loadTexts[part][locale])));
  return Object.fromEntries(loaded.flatMap(({ texts }) => Object.entries(texts)));
}

/** Brings the texts of a language onto the screen. */
export async function showTexts(wanted: WantedTexts): Promise<void> {
  latest = wanted;
  speak(wanted.locale); // Before the texts are there: a screen asks the server meanwhile.
  const bundled = await bundledTexts(wanted);
  // The person may have signed in or gone elsewhere meanwhile, and want other texts by now.
  if (latest !== wanted) return;
  document.documentElement.lang = languageTag(wanted.locale);
  live.set({ ...wanted, bundled, texts: { ...bundled, ...changed.get(wanted.locale) } });
}

/** Lays texts that staff have changed over those of the same language. */
export function showChangedTexts(locale: Locale, texts: Texts): void {
  changed.set(locale, texts);
  const now = live.get();
  if (now.locale === locale) live.set({ ...now, texts: { ...now.bundled, ...texts } });
}
