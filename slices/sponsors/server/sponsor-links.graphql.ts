import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import { AmountCurrency, findInvoice, Invoice, type InvoiceRecord } from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { LINK_STATES, linkState, payableBy, thankedAs } from '../rules/sponsor-link.ts';
import { createSponsorLink, revokeSponsorLink, SHARED } from './share-invoice.ts';
import { listLinks, type LinkRecord } from './sponsor-link.queries.ts';
import { listPaid, type PaidRecord } from './sponsor-payment.queries.ts';
import { linkAddress } from './sponsor-token.ts';

const LinkStateType = builder.enumType('SponsorLinkState', {
  description: 'SETTLED: all was paid that it may pay, or nothing is left of the invoice.',
  values: LINK_STATES,
});

/** A link with the invoice it is for. */
interface LinkOfInvoice extends LinkRecord {
  invoice: InvoiceRecord;
}

const factsOf = ({ invoice, ...link }: LinkOfInvoice) => ({ ...link, balance: balanceOf(invoice) });

const linksOfInvoice = loaderByOwner(
  (ctx, ids) => listLinks(ctx.unscoped(SHARED), ids),
  ({ invoiceId }) => invoiceId,
);
const paidByLink = loaderByOwner(
  (ctx, ids) => listPaid(ctx.unscoped('what sponsors have paid for an invoice in reach'), ids),
  ({ linkId }) => linkId,
);

/** What the caller may know of who has paid. */
function knownOf(ctx: Context, paid: PaidRecord) {
  const { sponsorName: name, sponsorEmail: email, isNamed, note } = paid;
  const thanked = thankedAs({ name, isNamed, note });
  if (!can.knowSponsor(actorOf(ctx), paid)) return { ...thanked, email: null };
  return { ...thanked, name: name === '' ? null : name, email };
}

const SponsoredPayment = builder.objectRef<PaidRecord>('SponsoredPayment').implement({
  description: 'What a sponsor has paid.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'Also of the transaction.' }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    currency: t.expose('currency', { type: AmountCurrency }),
    paidAt: t.expose('paidAt', { type: 'DateTime' }),
    name: t.string({
      nullable: true,
      description: 'Of the sponsor; for the student null unless the sponsor wants to be known.',
      resolve: (paid, _, ctx) => knownOf(ctx, paid).name,
    }),
    email: t.string({
      nullable: true,
      description: 'Of the sponsor, for those who keep the books of the campus alone.',
      resolve: (paid, _, ctx) => knownOf(ctx, paid).email,
    }),
    isNamed: t.exposeBoolean('isNamed', { description: 'Whether the student is told the name.' }),
    note: t.exposeString('note', { description: 'What the sponsor says to the student.' }),
  }),
});

const SponsorLink = builder.objectRef<LinkOfInvoice>('SponsorLink').implement({
  description: 'An address by which somebody without an account pays an invoice, or a part of it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    invoiceId: t.exposeID('invoiceId'),
    state: t.field({
      type: LinkStateType,
      resolve: (link, _, ctx) => linkState(factsOf(link), ctx.services.now()),
    }),
    maxAmount: t.expose('maxAmount', {
      type: 'MinorUnits',
      nullable: true,
      description: 'How much may be paid by it; null for all that is left of the invoice.',
    }),
    paid: t.expose('paid', { type: 'MinorUnits', description: 'By it.' }),
    payable: t.field({ type: 'MinorUnits', resolve: (link) => payableBy(factsOf(link)) }),
    currency: t.field({ type: AmountCurrency, resolve: ({ invoice }) => invoice.currency }),
    takesParts: t.exposeBoolean('takesParts'),
    sentTo: t.exposeString('sentTo', { description: 'Where the college has sent it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.string({
      nullable: true,
      resolve: ({ createdBy }, _, ctx) => nameOfDoer(ctx, createdBy, null),
    }),
    lastDay: t.field({
      type: 'Day',
      description: 'On which it works, of the campus.',
      resolve: ({ expiresAt, invoice }) => dayIn(new Date(expiresAt.getTime() - 1), invoice.timeZone),
    }),
    url: t.string({
      nullable: true,
      extensions: CARRIES_SECRET,
      description: 'Null where it does not work any more.',
      resolve: (link, _, ctx) =>
        linkState(factsOf(link), ctx.services.now()) === 'OPEN' ? linkAddress(ctx.services, link.id) : null,
    }),
    payments: t.field({
      type: [SponsoredPayment],
      description: 'What was paid by it, the newest first.',
      resolve: ({ id }, _, ctx) => paidByLink(ctx).load(id),
    }),
  }),
});

builder.objectField(Invoice, 'sponsorLinks', (t) =>
  t.field({
    type: [SponsorLink],
    description: 'By which sponsors may pay it, the newest first.',
    resolve: async (invoice, _, ctx) =>
      can.read(actorOf(ctx), invoice)
        ? (await linksOfInvoice(ctx).load(invoice.id)).map((link) => ({ ...link, invoice }))
        : [],
  }),
);

const SponsorLinkInput = builder.inputType('SponsorLinkInput', {
  fields: (t) => ({
    maxAmount: t.field({ type: 'MinorUnits', description: 'Left out, all that is left of the invoice.' }),
    takesParts: t.boolean({ required: true }),
    lastDay: t.field({ type: 'Day', description: 'Left out, thirty days from now.' }),
    email: t.string({ required: true, description: 'To whom the college sends it; empty to copy it.' }),
    locale: t.string({ required: true, description: 'In which the mail is written.' }),
  }),
});

const withInvoice = async (ctx: Context, link: LinkRecord): Promise<LinkOfInvoice> => {
  const invoice = await findInvoice(ctx.db, link.invoiceId);
  if (!invoice) throw new Error(`The invoice ${link.invoiceId} of a link is gone.`);
  return { ...link, invoice };
};

builder.mutationFields((t) => ({
  createSponsorLink: t.field({
    type: SponsorLink,
    permission: inPerson(signedIn),
    description: 'Makes a link by which somebody without an account pays an invoice.',
    args: {
      linkId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      invoiceId: t.arg.id({ required: true }),
      linkInput: t.arg({ type: SponsorLinkInput, required: true }),
    },
    resolve: async (_, { linkInput: { maxAmount, lastDay, ...input }, ...ids }, ctx) =>
      withInvoice(
        ctx,
        await createSponsorLink(ctx, {
          ...ids,
          ...input,
          maxAmount: maxAmount ?? null,
          lastDay: lastDay ?? null,
        }),
      ),
  }),
  revokeSponsorLink: t.field({
    type: SponsorLink,
    permission: signedIn,
    description: 'The link works no more.',
    args: { linkId: t.arg.id({ required: true }) },
    resolve: async (_, { linkId }, ctx) => withInvoice(ctx, await revokeSponsorLink(ctx, linkId)),
  }),
}));
