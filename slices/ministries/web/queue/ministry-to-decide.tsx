import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { otherCountryOf } from '#kit/world-map/country-of-place.ts';
import { COMMENTS_MAX } from '../../rules/ministry.ts';
import styles from '../ministries.module.css';
import { MinistryStateChip } from '../ministry-state-chip.tsx';
import { useMinistryWords } from '../use-ministry-words.ts';
import { WhereOnMap } from '../where-on-map.tsx';
import { HandOnDialog } from '../own/hand-on-dialog.tsx';
import { AdminNote } from './admin-note.tsx';
import { DecidedBefore, type EarlierMinistry } from './decided-before.tsx';
import type { MinistryFactsFragment, SaidMinistryFragment } from './queue.graphql.generated.ts';
import { useSaidFields } from './use-said-fields.ts';
import { WhatChanged } from './what-changed.tsx';

interface MinistryToDecideProps {
  said: SaidMinistryFragment;
  /** What others see meanwhile. */
  shown: MinistryFactsFragment | null;
  /** What was decided before, the latest first. */
  earlier: readonly EarlierMinistry[];
  note: NoteForm;
}

/** What an owner says, beside what others see of it now, and the note that goes with the decision. */
export function MinistryToDecide({ said, shown, earlier, note }: MinistryToDecideProps) {
  const text = useText();
  const { ownerName, adminComments, isHidden, status } = said;
  const before = shown ?? earlier.find((one) => one.status === 'REFUSED');
  return (
    <Stack>
      {status !== 'PENDING' && <Decided said={said} />}
      {isHidden && (
        <Note>
          <Text id="ownerHidesMinistry" />
        </Note>
      )}
      {said.isFirst && (
        <Note>
          <Text id={said.wasRefused ? 'isSentAgain' : 'isNewListing'} />
        </Note>
      )}
      {before && <WhatChanged before={before} after={said} isSinceRefused={shown === null} />}
      <DecidedBefore earlier={earlier} />
      <InFull said={said} />
      <NoteToPerson
        form={note}
        label={text('noteToOwner', { name: ownerName.split(' ')[0] ?? ownerName })}
        help={text('noteToOwnerHelp')}
        maxLength={COMMENTS_MAX}
        written={adminComments}
      />
      <ForAdmins said={said} />
    </Stack>
  );
}

function Decided({ said: { status, decidedAt, decidedByName } }: { said: SaidMinistryFragment }) {
  const text = useText();
  const timeText = useTimeText();
  return (
    <div className={styles['marks']}>
      <MinistryStateChip status={status} />
      {decidedAt && (
        <span className={styles['quiet']}>
          {text('ministryDecidedBy', { name: decidedByName ?? '', moment: timeText(decidedAt) })}
        </span>
      )}
    </div>
  );
}

function InFull({ said }: { said: SaidMinistryFragment }) {
  const facts = useSaidFields()
    .map(({ field, label, read }) => ({ field, term: label, value: read(said) }))
    .filter(({ value }) => value !== '');
  return (
    <section className={styles['section']}>
      <h3>
        <Text id="ministryInFull" />
      </h3>
      <FactList
        facts={facts.map(({ term, value }) => ({
          term,
          value: <span className={styles['words']}>{value}</span>,
        }))}
      />
      <WhereOnMap ministry={said} />
      <InAnotherCountry said={said} />
    </section>
  );
}

/** What was placed before anybody looked, or near a border, is for the admin to judge. */
function InAnotherCountry({ said: { country, latitude, longitude } }: { said: SaidMinistryFragment }) {
  const { countryName } = useMinistryWords();
  if (latitude === null || longitude === null) return null;
  const other = otherCountryOf(country, { latitude, longitude });
  if (other === null) return null;
  return (
    <Note tone="warning">
      <Text id="pinNotInCountry" values={{ other: countryName(other), country: countryName(country) }} />
    </Note>
  );
}

function ForAdmins({ said: { ministryId, name, adminNote } }: { said: SaidMinistryFragment }) {
  const [isHandingOn, setIsHandingOn] = useState(false);
  return (
    <section className={styles['section']}>
      <h3>
        <Text id="forAlumniAdmins" />
      </h3>
      <AdminNote ministryId={ministryId} adminNote={adminNote} />
      <div className={styles['actions']}>
        <Button aria-haspopup="dialog" onClick={() => setIsHandingOn(true)}>
          <Text id="handOnAtOnce" />
        </Button>
      </div>
      {isHandingOn && (
        <HandOnDialog ministry={{ _id: ministryId, name }} isAtOnce onClose={() => setIsHandingOn(false)} />
      )}
    </section>
  );
}
