import type { ReactNode } from 'react';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Icon, type IconName } from '#kit/ui/icon/icon.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AlumnusCardFragment } from './alumnus.graphql.generated.ts';
import styles from './alumnus.module.css';

export type ShownAlumnus = Omit<AlumnusCardFragment, '__typename' | '_id' | 'isContactable'>;

interface AlumnusCardProps {
  alumnus: ShownAlumnus;
  /** Where the name stands elsewhere on the page already. */
  isNameless?: boolean;
  children?: ReactNode;
}

/** An alumnus as other alumni see them. */
export function AlumnusCard({ alumnus, isNameless = false, children }: AlumnusCardProps) {
  const { fullName, pictureUrl, about, location, homePage, email, phone } = alumnus;
  const graduation = useGraduation(alumnus);
  return (
    <div className={styles['card']}>
      <div className={styles['who']}>
        <Avatar fullName={fullName} picture={pictureUrl} size="large" />
        <div>
          {!isNameless && <p className={styles['name']}>{fullName}</p>}
          {graduation && <p className={styles['quiet']}>{graduation}</p>}
          {location && <Fact icon="pin">{location}</Fact>}
        </div>
      </div>
      {about && <p className={styles['about']}>{about}</p>}
      <Reach homePage={homePage} email={email} phone={phone} />
      {children}
    </div>
  );
}

/** “Class of 2024 · Woodland Park”, or as much of it as is shown. */
function useGraduation({ gradYear, gradPlace }: Pick<ShownAlumnus, 'gradYear' | 'gradPlace'>): string {
  const text = useText();
  const year = gradYear === null ? null : text('alumnusClassOf', { year: String(gradYear) });
  return [year, gradPlace].filter(Boolean).join(' · ');
}

function Reach({ homePage, email, phone }: Pick<ShownAlumnus, 'homePage' | 'email' | 'phone'>) {
  if (!homePage && !email && !phone) return null;
  return (
    <div className={styles['reach']}>
      {homePage && (
        <Fact icon="link">
          <a href={homePage} target="_blank" rel="noreferrer nofollow">
            {homePage.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </Fact>
      )}
      {email && (
        <Fact icon="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {phone && (
        <Fact icon="phone">
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </Fact>
      )}
    </div>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles['fact']}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
