import { CAMPUS_NAMES, type CampusName, type DemoRegions } from '#slices/regions/server/regions.demo.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { seedAddresses } from './people-addresses.demo.ts';
import { seedContacts } from './people-contacts.demo.ts';
import { planCrowd } from './people-crowd.demo.ts';
import { emailBook } from './people-emails.demo.ts';
import { insertPeople } from './people-rows.demo.ts';
import {
  type DemoPerson,
  foundingInstant,
  graduationDay,
  type PlannedPerson,
  registrationInstant,
  type Studies,
} from './people-plan.demo.ts';

/** A user the demo college always has, by name. */
export interface DemoAccount extends Pick<
  PlannedPerson,
  'email' | 'firstName' | 'lastName' | 'kind' | 'roles' | 'regions'
> {
  regionRoles?: PlannedPerson['regionRoles'];
  studies?: Omit<Studies, 'classNumber'>;
  location?: string;
  graduationPlace?: string;
  hasSeenAlumniWelcome?: boolean;
  hasAcceptedTerms?: boolean;
}

const PEOPLE_AT_SCALE_ONE = 1_000;

/** The listed accounts and a crowd around them, a thousand people in all for each step of the scale. */
export async function seedPeople(
  demo: Demo,
  regions: DemoRegions,
  accounts: readonly DemoAccount[],
): Promise<DemoPerson[]> {
  const listed = planAccounts(demo, regions, accounts);
  const crowd = planCrowd(demo, PEOPLE_AT_SCALE_ONE * demo.scale - listed.length, {
    emailFor: emailBook(listed.map(({ email }) => email)),
    registrars: Object.fromEntries(
      CAMPUS_NAMES.map((campus) => [campus, registrarOf(listed, campus)]),
    ) as Record<CampusName, string>,
  });
  const everybody = [...listed, ...crowd];
  await insertPeople(demo, regions, everybody);
  await seedAddresses(demo, everybody);
  await seedContacts(demo, everybody);
  return everybody;
}

function planAccounts(demo: Demo, regions: DemoRegions, accounts: readonly DemoAccount[]): PlannedPerson[] {
  const random = demo.random.branch('accounts');
  return accounts.map(({ hasSeenAlumniWelcome, ...account }) => {
    const studies = account.studies ? { ...account.studies, classNumber: 1 } : null;
    const createdAt =
      account.kind === 'STAFF'
        ? foundingInstant(random, demo.today)
        : registrationInstant(random, studies, demo.today);
    const home = account.regions[0] ?? 'office';
    return {
      regionRoles: {},
      location: '',
      graduationPlace: '',
      hasAcceptedTerms: true,
      ...account,
      id: random.id(createdAt),
      home,
      status: 'ACTIVE',
      studies,
      createdAt,
      graduatedOn: graduationDay(account.kind, studies, demo.today),
      // A user who tries the demo should understand it, wherever the account is at home.
      locale: 'en',
      country: regions[home].addressCountry,
      showAlumniWelcome: hasSeenAlumniWelcome ? false : null,
      createdBy: null,
    };
  });
}

/** The manager of a campus registers its students, or an admin where there is no manager among the accounts. */
function registrarOf(listed: readonly PlannedPerson[], campus: CampusName): string {
  const holder = (role: 'manager' | 'admin') =>
    listed.find(({ regionRoles }) => regionRoles[campus]?.includes(role));
  const registrar = holder('manager') ?? holder('admin');
  if (!registrar) throw new Error(`No account can register the students of ${campus}.`);
  return registrar.id;
}
