import type { WrittenValuesOf } from '#kit/record/field.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { homePageOf } from '#slices/people/rules/profile.ts';
import type { alumniProfile } from '../../rules/profile.ts';
import { AlumnusCard, type ShownAlumnus } from '../people/alumnus-card.tsx';
import type { AlumniProfileFragment } from './profile.graphql.generated.ts';
import styles from './profile.module.css';

export type TypedProfile = WrittenValuesOf<typeof alumniProfile>;

interface SeenByOthersProps {
  known: AlumniProfileFragment;
  typed: TypedProfile;
}

/** The card as others will see it, while it is being written. */
export const SeenByOthers = ({ known, typed }: SeenByOthersProps) => (
  <aside className={styles['seen']}>
    <Card title={<Text id="alumniSeenByOthers" />}>
      <AlumnusCard alumnus={shownOf(known, typed)} />
      <p className={styles['quiet']}>
        <Text id={typed.subscribeAlumniEmail ? 'alumniSeenCanWrite' : 'alumniSeenCannotWrite'} />
      </p>
    </Card>
  </aside>
);

/** As the server does it: an empty text is not there, and the year is of the day that the college has recorded. */
function shownOf(known: AlumniProfileFragment, typed: TypedProfile): ShownAlumnus {
  const shown = (isShown: boolean, text: string | null) => (isShown && text ? text : null);
  return {
    fullName: known.fullName,
    gradYear: typed.showsYear ? Number(known.recordedGraduatedOn.slice(0, 4)) : null,
    gradPlace: shown(typed.showsPlace, typed.graduationPlace.trim()),
    location: shown(typed.showsLocation, typed.location.trim()),
    pictureUrl: shown(typed.showsPicture, known.pictureUrl),
    about: shown(typed.showsAbout, typed.about.trim()),
    homePage: shown(typed.showsHomePage, homePageOf(typed.homePage.trim())),
    email: shown(typed.showsEmail, known.email),
    phone: shown(typed.showsPhone, known.phone),
  };
}
