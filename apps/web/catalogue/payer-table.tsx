import { addDays, type Day } from '#kit/calendar/day.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';

export interface Payer {
  _id: string;
  name: string;
  campus: string;
  paidDay: Day;
  balanceCents: number;
}

const GIVEN = ['Grace', 'Kwame', 'Oksana', 'Putri', 'Mateo', 'Chloé', 'Pieter'];
const FAMILY = ['Adeyemi', 'Boateng', 'Kovalenko', 'Wulandari', 'Hernández', 'Martin', 'de Vries', 'Szabó'];
export const CAMPUSES = ['Walsall', 'Jakarta', 'Colorado'];

/** As many as a large college has, so that a slow list is felt here first. */
export const PAYERS: readonly Payer[] = Array.from({ length: 10_000 }, (_, index) => ({
  _id: `payer-${index}`,
  name: `${GIVEN[index % GIVEN.length]} ${FAMILY[index % FAMILY.length]}`,
  campus: CAMPUSES[index % CAMPUSES.length] ?? '',
  paidDay: addDays('2026-11-15', -(index % 60)),
  balanceCents: (index * 7_919) % 90_000,
}));

const pounds = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const sumOf = (payers: readonly Payer[]): string =>
  pounds.format(payers.reduce((sum, { balanceCents }) => sum + balanceCents, 0) / 100);

export const PAYER_TABLE: Table<Payer> = {
  label: 'People who pay',
  counted: 'peopleCounted',
  nameOf: ({ name }) => name,
  menuOf: ({ name }) => (
    <>
      <MenuItem icon="mail" action={() => showToast('info', `A message to ${name}`)}>
        Send a message
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="archive" tone="danger" action={() => showToast('info', `${name} is archived`)}>
        Archive
      </MenuItem>
    </>
  ),
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      cell: ({ name }) => <Link to="/catalogue">{name}</Link>,
      csv: ({ name }) => name,
    },
    {
      id: 'campus',
      header: 'Campus',
      sortKey: 'campus',
      cell: ({ campus }) => campus,
      csv: ({ campus }) => campus,
    },
    {
      id: 'state',
      header: 'Status',
      cell: ({ balanceCents }) =>
        balanceCents > 60_000 ? <Chip tone="warning">Due</Chip> : <Chip tone="success">Active</Chip>,
    },
    {
      id: 'balance',
      header: 'Balance, GBP',
      align: 'end',
      sortKey: 'balance',
      cell: ({ balanceCents }) => pounds.format(balanceCents / 100),
      csv: ({ balanceCents }) => balanceCents / 100,
      total: sumOf(PAYERS),
    },
  ],
};
