import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { isLocale, LOCALE_NAMES } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { RoleChip } from './role-chip.tsx';
import { standingOf } from './standing.ts';
import type { OnePersonQuery } from './users.graphql.generated.ts';
import styles from './users.module.css';

type OnePerson = NonNullable<OnePersonQuery['user']>;

interface Fact {
  term: string;
  value: ReactNode;
}

/** What is not known is left out. */
const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '');

/** Who somebody is, how they are reached and where they belong. */
export function useFactsAbout(person: OnePerson): Fact[] {
  const text = useText();
  const { formatList } = useIntl();
  const { profile, groups, regions, gradYear, gradLocation, locale } = person;
  const current = (groups ?? []).filter(({ archived }) => !archived).map(({ name }) => name);
  return known([
    { term: text('email'), value: <Email {...person} /> },
    { term: text('personOtherEmails'), value: profile?.emails.map(({ address }) => address).join(', ') },
    { term: text('personPhones'), value: profile?.phones.map(({ number }) => number).join(', ') },
    { term: text('personAddress'), value: person.address?.fullAddress },
    { term: text('homePage'), value: profile?.homePage },
    { term: text('personLanguage'), value: isLocale(locale) ? LOCALE_NAMES[locale] : locale },
    { term: text('personCampuses'), value: formatList((regions ?? []).map(({ name }) => name)) },
    { term: text('personGroups'), value: formatList(current) },
    {
      term: text('personGraduated'),
      value: [gradYear, gradLocation].filter((part) => part !== null && part !== undefined).join(', '),
    },
    { term: text('personSince'), value: person.createdAt && <Moment at={person.createdAt} shows="day" /> },
  ]);
}

function Email({ email, emailVerified }: Pick<OnePerson, 'email' | 'emailVerified'>) {
  return (
    <span className={styles['mail']}>
      <a href={`mailto:${email ?? ''}`}>{email}</a>
      <Chip tone={emailVerified ? 'success' : 'warning'}>
        <Text id={emailVerified ? 'emailConfirmed' : 'emailUnconfirmed'} />
      </Chip>
    </span>
  );
}

/** What somebody may do: everywhere, on single campuses, and by name (HOLE-05). */
export function useRightsOf(person: OnePerson): Fact[] {
  const text = useText();
  const { regionRoles, regions, permissions, individualPermissions } = person;
  const nameOf = (slug: string) => regions?.find((region) => region.slug === slug)?.name ?? slug;
  return known([
    { term: text('personRoles'), value: <Roles roles={standingOf({ ...person, regionRoles: null })} /> },
    ...(regionRoles ?? []).map(({ slug, roleNames }) => ({
      term: nameOf(slug),
      value: <Roles roles={roleNames} />,
    })),
    { term: text('effectivePermissions'), value: permissions?.join(', ') },
    { term: text('individualPermissions'), value: individualPermissions?.join(', ') },
  ]);
}

const Roles = ({ roles }: { roles: readonly string[] }) => (
  <span className={styles['chips']}>
    {roles.map((role) => (
      <RoleChip key={role} role={role} />
    ))}
  </span>
);
