import { useSignedInUser } from '#kit/client/session/session.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { alumnusAddress } from '#slices/alumni/rules/alumni-pages.ts';
import { writeToAddress } from '#slices/alumni-contact/rules/contact-pages.ts';
import styles from '../classes.module.css';
import type { ClassMemberFragment } from './class.graphql.generated.ts';

interface ClassMemberProps {
  member: ClassMemberFragment;
  /** Where members of several places stand together. */
  namesPlace: boolean;
}

/** An alumnus with what they show, in the book of their class. */
export function ClassMember({ member, namesPlace }: ClassMemberProps) {
  const { _id, fullName, pictureUrl, gradPlace, location, about, ministries } = member;
  return (
    <li className={styles['member']}>
      <Avatar fullName={fullName} picture={pictureUrl} size="large" />
      <div className={styles['words']}>
        <strong>
          <Link to={alumnusAddress(_id)}>{fullName}</Link>
        </strong>
        {namesPlace && gradPlace && <span className={styles['quiet']}>{gradPlace}</span>}
        {location && (
          <span className={styles['quiet']}>
            <Text id="classLives" values={{ location }} />
          </span>
        )}
        {about && <p className={styles['about']}>{about}</p>}
        {ministries.map(({ _id: ministryId, name, city }) => (
          <Link key={ministryId} to={`/alumni/ministries/${ministryId}`}>
            {[name, city].filter(Boolean).join(', ')}
          </Link>
        ))}
        <Reach member={member} />
      </div>
    </li>
  );
}

/** Ways to the member that they offer. */
function Reach({ member: { _id, fullName, homePage, isContactable } }: { member: ClassMemberFragment }) {
  const text = useText();
  const isReader = useSignedInUser()._id === _id;
  if (isReader)
    return (
      <span className={styles['you']}>
        <Chip tone="neutral">
          <Text id="classYourself" />
        </Chip>
      </span>
    );
  return (
    <>
      {homePage && (
        <a href={homePage} target="_blank" rel="noreferrer">
          {homePage.replace(/^https?:\/\//, '')}
        </a>
      )}
      {isContactable && (
        <Link
          to={writeToAddress(_id)}
          aria-label={text('classWriteTo', { name: fullName })}
          className={styles['write']}
        >
          <Text id="contactWrite" />
        </Link>
      )}
    </>
  );
}
