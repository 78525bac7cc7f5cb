import { day, flag, line, text } from '#kit/record/field.ts';
import { profile, TEXT_MAX } from '#slices/people/rules/profile.ts';

/** A page of writing; in characters. */
export const ABOUT_MAX = 2_000;

/** What the welcome asks for (ALUM-12). */
export const alumniWelcome = {
  location: line({ max: TEXT_MAX, problem: 'textTooLong', missing: 'alumniLocationMissing' }),
  graduatedOn: day({ about: 'Of the second year, as the alumnus says it.' }),
  graduationPlace: line({ max: TEXT_MAX, problem: 'textTooLong', missing: 'alumniPlaceMissing' }),
};

/** Whether an alumnus has said what the welcome asks for; of a day the college has recorded one (TRAP-52). */
export const isComplete = ({
  location,
  graduationPlace,
}: {
  location: string;
  graduationPlace: string;
}): boolean => location !== '' && graduationPlace !== '';

/** What of a profile is shown to other alumni only if its owner wants it, and whether it is until something is said. */
export const SHOWN_AT_FIRST = {
  showsYear: true,
  showsPlace: true,
  showsLocation: false,
  showsPicture: false,
  showsAbout: false,
  showsHomePage: false,
  showsEmail: false,
  showsPhone: false,
} as const;

export type Shows = keyof typeof SHOWN_AT_FIRST;

export const SHOWS = Object.keys(SHOWN_AT_FIRST) as Shows[];

/** What an alumnus says about themselves, and what of it others see. */
export const alumniProfile = {
  ...alumniWelcome,
  about: text({ max: ABOUT_MAX, default: '', problem: 'alumniAboutTooLong' }),
  homePage: profile.homePage,
  subscribeAlumniEmail: flag({
    default: true,
    about: 'Whether other alumni and the alumni office may write to them.',
  }),
  showsYear: flag({ default: SHOWN_AT_FIRST.showsYear, about: 'Of graduation.' }),
  showsPlace: flag({ default: SHOWN_AT_FIRST.showsPlace, about: 'Of graduation.' }),
  showsLocation: flag({ default: SHOWN_AT_FIRST.showsLocation }),
  showsPicture: flag({ default: SHOWN_AT_FIRST.showsPicture }),
  showsAbout: flag({ default: SHOWN_AT_FIRST.showsAbout }),
  showsHomePage: flag({ default: SHOWN_AT_FIRST.showsHomePage }),
  showsEmail: flag({ default: SHOWN_AT_FIRST.showsEmail }),
  showsPhone: flag({ default: SHOWN_AT_FIRST.showsPhone }),
};
