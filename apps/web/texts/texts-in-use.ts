import { loadTexts } from 'virtual:texts';
import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { speak } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag, type Locale } from '#kit/messages/locales.ts';
import type { Texts } from '#kit/ui/text/text-provider.tsx';

/** Each with all before it. */
const PARTS = ['doorstep', 'college', 'office'] as const;
export type TextPart = (typeof PARTS)[number];

export interface WantedTexts {
  locale: Locale;
  /** The last part that is wanted: that of visitors, of everybody signed in, or of staff. */
  upTo: TextPart;
}

interface TextsInUse extends WantedTexts {
  texts: Texts;
  /** What they would be if staff had changed none. */
  bundled: Texts;
}

const live = liveValue<TextsInUse>({ locale: DEFAULT_LOCALE, texts: {}, bundled: {}, upTo: 'doorstep' });
/** What staff have changed, by language; it lies over what is bundled. */
const changed = new Map<Locale, Texts>();
let latest: WantedTexts | null = null;

export const useTextsInUse = (): TextsInUse => useLiveValue(live);

/** Whether the texts that are there serve where these are wanted. */
export const reaches = (there: Pick<WantedTexts, 'upTo'>, upTo: TextPart): boolean =>
  PARTS.indexOf(there.upTo) >= PARTS.indexOf(upTo);

async function bundledTexts({ locale, upTo }: WantedTexts): Promise<Texts> {
  const parts = PARTS.slice(0, PARTS.indexOf(upTo) + 1);
  const loaded = await Promise.all(parts.map((part) => loadScreen(loadTexts[part][locale])));
  return Object.fromEntries(loaded.flatMap(({ texts }) => Object.entries(texts)));
}

/** Brings the texts of a language onto the screen. What is there of that language already stays. */
export async function showTexts(wanted: WantedTexts): Promise<void> {
  if (latest?.locale === wanted.locale && reaches(latest, wanted.upTo)) return;
  latest = wanted;
  speak(wanted.locale); // Before the texts are there: a screen asks the server meanwhile.
  const bundled = await bundledTexts(wanted).catch((error: unknown) => {
    latest = null; // The next call tries again.
    throw error;
  });
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
