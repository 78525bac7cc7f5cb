import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { INVITATION_STANDINGS } from '../../rules/invitation.ts';
import type { MemberFilter } from './member-filter.ts';
import {
  alumniMembers,
  alumniStandings,
  inviteAlumni,
  type AlumniStandingsQuery,
} from './members.graphql.generated.ts';
import { STANDING_TEXTS } from './standing-texts.ts';
import styles from './members.module.css';

type Count = AlumniStandingsQuery['alumniStandings'][number];

interface InviteDialogProps {
  filter: MemberFilter;
  onClose: () => void;
}

/** Says who will get an invitation, who will not and why, before anything is sent. */
export function InviteDialog({ filter, onClose }: InviteDialogProps) {
  const text = useText();
  // Made with the dialog, so that a second press invites nobody.
  const [batchId] = useState(() => crypto.randomUUID());
  const answer = useQuery(alumniStandings, { filter }, { fresh: true });
  const { mutate, isBusy } = useMutation({ stale: [alumniMembers, alumniStandings] });
  const ready = readyOf(answer.data?.alumniStandings ?? []);

  async function send(): Promise<void> {
    const sent = await mutate(inviteAlumni, { batchId, filter });
    if (!sent) return;
    showToast('success', text('inviteAlumniSent', { count: sent.inviteAlumni }));
    onClose();
  }

  return (
    <Modal
      isOpen
      title={<Text id="inviteAlumni" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Text id="cancel" />
          </Button>
          <Button tone="primary" disabled={ready === 0} isProcessing={isBusy} onClick={() => void send()}>
            <Text id="inviteAlumniSend" values={{ count: ready }} />
          </Button>
        </>
      }
    >
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />} isEmpty={() => false}>
        {({ alumniStandings: counts }) => <Preview counts={counts} isNarrowed={isNarrowed(filter)} />}
      </DataView>
    </Modal>
  );
}

const readyOf = (counts: readonly Count[]): number =>
  counts.find(({ standing }) => standing === 'READY')?.count ?? 0;

const isNarrowed = (filter: MemberFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== undefined && value !== '');

function Preview({ counts, isNarrowed: isPart }: { counts: readonly Count[]; isNarrowed: boolean }) {
  const text = useText();
  const ready = counts.find(({ standing }) => standing === 'READY');
  const others = INVITATION_STANDINGS.filter((standing) => standing !== 'READY').flatMap(
    (standing) => counts.find((count) => count.standing === standing) ?? [],
  );
  return (
    <div className={styles['preview']}>
      <p className={styles['quiet']}>
        <Text id={isPart ? 'inviteAlumniFiltered' : 'inviteAlumniAll'} />
      </p>
      <p className={styles['ready']}>
        <Text id="inviteAlumniWho" values={{ count: ready?.count ?? 0 }} />
      </p>
      {ready && (
        <p className={styles['quiet']}>
          <Names of={ready} />
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3>
            <Text id="inviteAlumniNot" />
          </h3>
          <FactList
            facts={others.map((count) => ({
              term: `${text(STANDING_TEXTS[count.standing])} (${count.count})`,
              value: <Names of={count} />,
            }))}
          />
        </>
      )}
    </div>
  );
}

/** “Ana Lima, Ben Okoro and 41 others” */
function Names({ of: { names, count } }: { of: Count }) {
  const { formatList } = useIntl();
  const more = count - names.length;
  if (more <= 0) return <>{formatList(names)}</>;
  return <Text id="inviteAlumniNames" values={{ names: names.join(', '), more }} />;
}
