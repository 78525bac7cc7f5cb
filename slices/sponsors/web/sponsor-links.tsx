import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import type { LinkState } from '../rules/sponsor-link.ts';
import { HelpedBy } from './helped-by.tsx';
import {
  ownSponsors,
  revokeSponsorLink,
  sponsorsOf,
  type SponsorLinkRowFragment as Link,
} from './sponsors.graphql.generated.ts';
import styles from './sponsors.module.css';

const STATES = {
  OPEN: { id: 'sponsorLinkOpen', tone: 'success' },
  SETTLED: { id: 'sponsorLinkSettled', tone: 'info' },
  EXPIRED: { id: 'sponsorLinkExpired', tone: 'neutral' },
  REVOKED: { id: 'sponsorLinkRevoked', tone: 'neutral' },
} as const satisfies Record<LinkState, { id: MessageId; tone: string }>;

interface SponsorLinksProps {
  links: readonly Link[];
  isOffice?: boolean;
}

/** The links of an invoice, with what became of each. */
export function SponsorLinks({ links, isOffice = false }: SponsorLinksProps) {
  const [revoking, setRevoking] = useState<Link | null>(null);
  return (
    <>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link._id}>
            <LinkFacts link={link} isOffice={isOffice} />
            {link.url !== null && <LinkActions url={link.url} onRevoke={() => setRevoking(link)} />}
            {link.payments.length > 0 && <HelpedBy payments={link.payments} isOffice={isOffice} />}
          </li>
        ))}
      </ul>
      {revoking && <Revoking link={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function LinkFacts({ link, isOffice }: { link: Link; isOffice: boolean }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { state, paid, maxAmount, currency, takesParts, lastDay, sentTo, createdByName } = link;
  const isOpen = state === 'OPEN';
  const amounts = { paid: amountText(paid, currency) };
  const facts = [
    isOpen ? text('sponsorWorksUntil', { day: dayText(lastDay) }) : null,
    state === 'EXPIRED' ? text('sponsorWorkedUntil', { day: dayText(lastDay) }) : null,
    isOpen && takesParts ? text('sponsorTakesPartsNote') : null,
    sentTo === '' ? null : text('sponsorSentTo', { email: sentTo }),
    isOffice && createdByName !== null ? text('sponsorMadeBy', { name: createdByName }) : null,
  ];
  return (
    <div>
      <p className={styles['head']}>
        <strong>
          {maxAmount === null
            ? text('sponsorPaidSoFar', amounts)
            : text('sponsorPaidOf', { ...amounts, most: amountText(maxAmount, currency) })}
        </strong>
        <Chip tone={STATES[state].tone}>
          <Text id={STATES[state].id} />
        </Chip>
      </p>
      <p className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function LinkActions({ url, onRevoke }: { url: string; onRevoke: () => void }) {
  const text = useText();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', text('linkCopied'));
    } catch {
      // Some browsers refuse, as they may; the address can still be selected.
      showToast('error', text('linkNotCopied'));
    }
  }

  return (
    <>
      <code className={styles['url']}>{url}</code>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>
          <Icon name="link" />
          <Text id="copyLink" />
        </Button>
        <Button tone="danger" aria-haspopup="dialog" onClick={onRevoke}>
          <Text id="sponsorRevoke" />
        </Button>
      </div>
    </>
  );
}

function Revoking({ link: { _id: linkId }, onClose }: { link: Link; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownSponsors, sponsorsOf], afterRefusalToo: true });

  async function revoke(): Promise<void> {
    const revoked = await mutate(revokeSponsorLink, { linkId });
    if (revoked) showToast('success', text('sponsorWasRevoked'));
    onClose();
  }

  return (
    <Confirm
      isOpen
      title={<Text id="sponsorRevokeTitle" />}
      action={<Text id="sponsorRevoke" />}
      onConfirm={revoke}
      onCancel={onClose}
    >
      <Text id="sponsorRevokeText" />
    </Confirm>
  );
}
