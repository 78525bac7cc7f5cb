import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SHOWS, type alumniProfile, type Shows } from '../../rules/profile.ts';
import type { AlumniProfileFragment } from './profile.graphql.generated.ts';
import styles from './profile.module.css';

const LABELS = {
  showsYear: 'alumniShowsYear',
  showsPlace: 'alumniShowsPlace',
  showsLocation: 'alumniShowsLocation',
  showsPicture: 'alumniShowsPicture',
  showsAbout: 'alumniShowsAbout',
  showsHomePage: 'alumniShowsHomePage',
  showsEmail: 'alumniShowsEmail',
  showsPhone: 'alumniShowsPhone',
} as const satisfies Record<Shows, string>;

interface ShownFieldsProps extends Pick<Controls<typeof alumniProfile>, 'control'> {
  known: AlumniProfileFragment;
}

/** What others see, one by one. The name is always among it: it is how alumni find each other. */
export function ShownFields({ control, known }: ShownFieldsProps) {
  const text = useText();
  return (
    <Card title={<Text id="alumniShows" />}>
      <div className={styles['fields']}>
        <p className={styles['quiet']}>
          <Text id="alumniShowsLead" />
        </p>
        <div className={styles['switches']}>
          {SHOWS.map((name) => (
            <Switch key={name} {...control(name)} label={text(LABELS[name])} help={helpOf(name, known)} />
          ))}
        </div>
        <p className={styles['quiet']}>
          <Link to="/profile">
            <Text id="alumniShowsElsewhere" />
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** What would be shown, where this form does not say it already. */
function helpOf(name: Shows, { email, phone, pictureUrl }: AlumniProfileFragment) {
  if (name === 'showsEmail') return email;
  if (name === 'showsPhone') return phone ?? <Text id="alumniShowsNoPhone" />;
  if (name === 'showsPicture' && pictureUrl === null) return <Text id="alumniShowsNoPicture" />;
  return undefined;
}
