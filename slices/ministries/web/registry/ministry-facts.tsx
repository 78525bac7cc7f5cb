import { config } from '#kit/client/config.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { writeToAddress } from '#slices/alumni-contact/rules/contact-pages.ts';
import { publicAddress } from '../../rules/public-address.ts';
import styles from '../ministries.module.css';
import type { KeptMinistryFragment, ShownMinistryFragment } from '../ministries.graphql.generated.ts';
import { useMinistryWords } from '../use-ministry-words.ts';
import { WhereOnMap } from '../where-on-map.tsx';

type Seen = ShownMinistryFragment | KeptMinistryFragment;

interface MinistryFactsProps {
  ministry: Seen;
  /** As others see it; null while they do not. */
  owner: ShownMinistryFragment | null | undefined;
}

/** All that stands in a ministry, and how to reach its owner. */
export function MinistryFacts({ ministry, owner }: MinistryFactsProps) {
  return (
    <div className={styles['section']}>
      <FactList facts={useFacts(ministry)} />
      {ministry.description && <p className={styles['words']}>{ministry.description}</p>}
      <Marks ministry={ministry} />
      {owner && <Ways ministry={owner} />}
      <WhereOnMap ministry={ministry} />
    </div>
  );
}

function useFacts(ministry: Seen) {
  const text = useText();
  const { placeOf } = useMinistryWords();
  const { ministers, website, contactEmail, ownerName } = ministry;
  return [
    { term: text('ministryMinisters'), value: ministers },
    { term: text('ministryWhere'), value: placeOf(ministry) },
    ...(website
      ? [
          {
            term: text('ministryWebsite'),
            value: (
              <a href={website} target="_blank" rel="noreferrer nofollow">
                {website}
              </a>
            ),
          },
        ]
      : []),
    ...(contactEmail
      ? [{ term: text('ministryEmail'), value: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> }]
      : []),
    { term: text('ministryListedBy'), value: ownerName },
  ];
}

function Marks({ ministry: { hasGraduate, hasMember } }: { ministry: Seen }) {
  const { orgName } = config();
  if (!hasGraduate && !hasMember) return null;
  return (
    <ul>
      {hasGraduate && (
        <li>
          <Text id="hasGraduateLabel" />
        </li>
      )}
      {hasMember && (
        <li>
          <Text id="hasMemberLabel" values={{ orgName }} />
        </li>
      )}
    </ul>
  );
}

function Ways({ ministry }: { ministry: ShownMinistryFragment }) {
  const { _id: id, name, ownerId, ownerName, isOwn, isPublic, takesMessages } = ministry;
  const writes = takesMessages && !isOwn;
  if (!writes && !isPublic) return null;
  return (
    <div className={styles['actions']}>
      {writes && (
        <LinkButton to={writeToAddress(ownerId)} tone="primary">
          <Icon name="mail" />
          <Text id="writeToOwner" values={{ name: ownerName }} />
        </LinkButton>
      )}
      {isPublic && (
        <a href={publicAddress({ id, name })} target="_blank" rel="noreferrer">
          <Text id="ministryOnWeb" />
        </a>
      )}
    </div>
  );
}
