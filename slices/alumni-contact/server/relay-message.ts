import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { headerLine } from '#kit/mail/header-line.ts';
import { isMailAddress } from '#kit/mail/mailer.ts';
import { isEmail, normalEmail } from '#slices/people/rules/person.ts';
import { findPerson, mailPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { allowanceAfter, waitUntil, type Limit } from '../rules/allowance.ts';
import { contactMessage } from '../rules/message.ts';
import { messageAddress } from './message-token.ts';
import {
  findCounted,
  findMessage,
  insertMessage,
  isBlocked,
  isSuspended,
  lockLimits,
  type MessageRecord,
  type Sender,
} from './relay.queries.ts';

export interface MessageToRelay {
  /** Made by the form: what is sent twice goes once. */
  id: string;
  sender: Sender;
  recipientId: string;
  message: string;
  /** What it is about, such as the name of a ministry. */
  about?: string;
  /** Where the recipient leaves the mail for alumni, if it is by that mail that they can be written to. */
  leaveAddress?(recipientId: string): string;
  /** What it counts against, all of them; a message that is refused counts against none. */
  limits: readonly Limit[];
  /** Whether the recipient can be written to about this at all; who is not active never can. */
  mayReach?(tx: Tx, recipient: PersonRecord): boolean | Promise<boolean>;
}

const NAME_MAX = 161;
const ABOUT_MAX = 200;

/**
 * Brings a message to a person by mail, without telling their address. The sender's own address is in the mail, so that they can
 * be answered: say so before. Refuses what is over a limit, and says when the next may be sent; of a recipient who cannot be
 * reached it does not tell why.
 */
export function relayMessage(ctx: Context, relay: MessageToRelay): Promise<MessageRecord> {
  const { id, recipientId, limits } = relay;
  const { message } = parsedInput(contactMessage, relay);
  const sender = parsedSender(relay.sender);
  const about = headerLine(relay.about ?? '').slice(0, ABOUT_MAX);
  return transaction(ctx.unscoped('a message to another person'), async (tx) => {
    await lockLimits(tx, limits);
    const before = await findMessage(tx, id);
    if (before) return sameMessage(before, { sender, recipientId, message });
    if (await isSuspended(tx, sender)) throw new RuleError('contactSuspended', 'FORBIDDEN');
    const sentAt = ctx.services.now();
    await checkLimits(tx, limits, sentAt);
    const recipient = await reachable(tx, sender, relay);
    const sent = {
      id,
      personId: sender.personId,
      senderName: sender.name,
      senderAddress: sender.address,
      recipientId,
      about,
      message,
      sentAt,
    };
    await insertMessage(tx, sent, limits);
    await audit(tx, ctx, { action: 'sendAlumniMessage', entity: 'alumniMessage', entityId: id });
    await mailMessage(tx, ctx, { recipient, sent, leaveAddress: relay.leaveAddress?.(recipientId) });
    return sent;
  });
}

function parsedSender({ personId, name, ...sender }: Sender): Sender {
  const address = normalEmail(sender.address);
  if (!isEmail(address) || !isMailAddress(address)) throw new RuleError('contactAddressUnusable');
  return { personId, address, name: headerLine(name).slice(0, NAME_MAX) || address };
}

/** An id that was used for another message is out of sight, whosever it was. */
function sameMessage(
  before: MessageRecord,
  { sender, recipientId, message }: Pick<MessageToRelay, 'sender' | 'recipientId' | 'message'>,
): MessageRecord {
  if (before.personId !== sender.personId || before.senderAddress !== sender.address)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (before.recipientId !== recipientId || before.message !== message)
    throw new RuleError('changedMeanwhile');
  return before;
}

async function checkLimits(tx: Tx, limits: readonly Limit[], now: Date): Promise<void> {
  const allowances = [];
  for (const limit of limits)
    allowances.push(allowanceAfter(await findCounted(tx, limit, now), now, limit.max));
  const times = allowances.flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
  if (times.length > 0)
    throw new RuleError('contactLimitReached', 'RATE_LIMITED', waitUntil(new Date(Math.max(...times)), now));
}

async function reachable(
  tx: Tx,
  sender: Sender,
  { recipientId, mayReach }: MessageToRelay,
): Promise<PersonRecord> {
  if (recipientId === sender.personId) throw new RuleError('contactYourself');
  const recipient = await findPerson(tx, recipientId);
  const isThere =
    recipient?.status === 'ACTIVE' &&
    (mayReach === undefined || (await mayReach(tx, recipient))) &&
    !(await isBlocked(tx, sender, recipientId));
  if (!isThere) throw new RuleError('contactUnreachable');
  return recipient;
}

const TEXTS = [
  'contactMailSubject',
  'contactMailIntro',
  'contactMailAbout',
  'contactMailFarewell',
  'contactMailReport',
  'alumniInviteLeave',
] as const;

interface MessageToMail {
  recipient: PersonRecord;
  sent: MessageRecord;
  leaveAddress: string | undefined;
}

const mailMessage = (
  tx: Tx,
  { services }: Context,
  {
    recipient: person,
    sent: { id, senderName: name, senderAddress: address, about, message },
    leaveAddress,
  }: MessageToMail,
): Promise<void> =>
  mailPerson(tx, services, {
    template: 'alumniMessage',
    person,
    texts: TEXTS,
    replyTo: address,
    write: ({ say, names: { appName } }) => ({
      subject: say('contactMailSubject', { name }),
      paragraphs: [
        say('contactMailIntro', { name, address, appName }),
        ...(about ? [say('contactMailAbout', { about })] : []),
      ],
      quote: message,
      farewell: say('contactMailFarewell'),
      footLinks: [
        { label: say('contactMailReport'), url: messageAddress(services, id) },
        ...(leaveAddress === undefined ? [] : [{ label: say('alumniInviteLeave'), url: leaveAddress }]),
      ],
    }),
  });
