import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { OPEN_SIDES, OPEN_SORTS } from '../../rules/receivables.ts';
import { AmountCurrency } from '../amount-currency.graphql.ts';
import { bookkeepers, Invoice } from '../billing.graphql.ts';
import { readOpenInvoices, readReceivables, type CampusReceivables } from './read-receivables.ts';

const OpenSideType = builder.enumType('OpenInvoiceSide', { values: OPEN_SIDES });
const OpenSortType = builder.enumType('OpenInvoiceSort', { values: OPEN_SORTS });

const OpenInvoiceFilter = builder.inputType('OpenInvoiceFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'In number and title, and the names, address and number of the student.',
    }),
    regionId: t.id(),
    side: t.field({ type: OpenSideType, defaultValue: 'OWED' }),
  }),
});

const CampusReceivablesType = builder.objectRef<CampusReceivables>('CampusReceivables').implement({
  description: 'What one campus is owed in one currency, by how long it is overdue.',
  permission: viaParent,
  fields: (t) => ({
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    currency: t.expose('currency', { type: AmountCurrency }),
    count: t.exposeInt('count', { description: 'Of open invoices.' }),
    owed: t.expose('owed', { type: 'MinorUnits' }),
    overdue: t.expose('overdue', { type: 'MinorUnits' }),
    notDue: t.expose('notDue', { type: 'MinorUnits' }),
    upTo30: t.expose('upTo30', { type: 'MinorUnits', description: 'Overdue by 1 to 30 days.' }),
    upTo60: t.expose('upTo60', { type: 'MinorUnits' }),
    upTo90: t.expose('upTo90', { type: 'MinorUnits' }),
    older: t.expose('older', { type: 'MinorUnits' }),
    overpaid: t.expose('overpaid', { type: 'MinorUnits', description: 'Paid too much on invoices.' }),
    advances: t.expose('advances', { type: 'MinorUnits', description: 'Paid in advance, and not used yet.' }),
  }),
});

export const InvoicePage = countedPageType('InvoicePage', Invoice);

builder.queryFields((t) => ({
  receivables: t.field({
    type: [CampusReceivablesType],
    permission: bookkeepers,
    description: 'What the caller’s campuses are owed.',
    resolve: (_, __, ctx) => readReceivables(ctx),
  }),
  openInvoices: t.field({
    type: InvoicePage,
    permission: bookkeepers,
    description: 'Invoices of the caller’s campuses that are not settled.',
    args: {
      filter: t.arg({ type: OpenInvoiceFilter }),
      sort: t.arg({ type: OpenSortType, defaultValue: 'DUE' }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, ...page }, ctx) =>
      readOpenInvoices(
        ctx,
        {
          search: filter?.search,
          side: filter?.side ?? 'OWED',
          regionId: filter?.regionId ?? null,
          sortBy: sort ?? 'DUE',
          isDescending: descending ?? false,
        },
        page,
      ),
  }),
}));
