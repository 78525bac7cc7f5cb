import { randomUUID } from 'node:crypto';
import { Desk, said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

export type SignedIn = Browser & { person: TestPerson };

const KEPT = `_id version name description website country latitude longitude contactEmail showsContactEmail isPublic status adminComments
  decidedByName approved adminNote isHidden isDeleted isOwn ownerName offeredToName shown { _id name } withdrawn { name contactEmail }`;
const LISTED =
  '_id name ministers country latitude longitude contactEmail hasGraduate hasMember isPublic ownerName isOwn';
const VERSION =
  '_id ministryId number version name contactEmail status approved adminComments decidedByName decisionId adminNote isFirst wasRefused';

/** An operation that answers one root field, with the arguments it declares. */
const operation = (kind: 'query' | 'mutation', name: string, params: string, answer: string): string => {
  const args = [...params.matchAll(/\$(\w+)/g)].map(([, arg]) => `${arg}: $${arg}`).join(', ');
  return `${kind} ${name}${params && `(${params})`} { ${name}${args && `(${args})`} ${answer} }`;
};
const change = (name: string, params: string, answer = `{ ${KEPT} }`): string =>
  operation('mutation', name, params, answer);

const ID = '$ministryId: ID!';
const CREATE = change('createMinistry', `${ID}, $ministryInput: MinistryInput!`);
const UPDATE = change('updateMinistry', `${ID}, $version: Int!, $ministryInput: MinistryInput!`);
const DECIDE = change(
  'decideMinistry',
  '$decisionId: ID!, $versionId: ID!, $version: Int!, $status: MinistryDecision!, $adminComments: String!',
  `{ ${VERSION} }`,
);
const QUEUE = operation(
  'query',
  'ministryQueue',
  '$filter: MinistryQueueFilter, $first: Int, $after: ID',
  `{ rows { ${VERSION} } nextCursor count }`,
);

export interface Kept {
  _id: string;
  version: number;
  name: string;
  status: string;
  approved: boolean | null;
  adminNote: string | null;
  decidedByName: string | null;
  adminComments: string;
  contactEmail: string;
  latitude: number | null;
  longitude: number | null;
  isHidden: boolean;
  shown: { _id: string; name: string } | null;
  withdrawn: { name: string; contactEmail: string } | null;
  offeredToName: string | null;
  ownerName: string;
}

export interface Version {
  _id: string;
  ministryId: string;
  number: number;
  version: number;
  name: string;
  contactEmail: string;
  status: string;
  approved: boolean;
  decisionId: string | null;
  isFirst: boolean;
  wasRefused: boolean;
}

interface Listed {
  _id: string;
  name: string;
  contactEmail: string;
  isPublic: boolean;
}

export type Input = Readonly<Record<string, unknown>>;

/** The alumni of a college with their ministries, and an admin who decides about them. */
export class MinistryDesk extends Desk {
  readonly regionId: string;
  readonly admin: SignedIn;

  private constructor(college: College, regionId: string, admin: SignedIn) {
    super(college);
    this.regionId = regionId;
    this.admin = admin;
  }

  static async open(college: College): Promise<MinistryDesk> {
    const { id: regionId } = await college.region({ slug: 'US-Alumni' });
    const admin = await college.signedIn({
      firstName: 'Charlotte',
      lastName: 'Beaumont',
      roles: ['user', 'admin'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['admin'] }],
    });
    await college.database.owner.query(
      'update site_settings set alumni_region_id = $1, alumni_admin_id = $2',
      [regionId, admin.person.id],
    );
    return new MinistryDesk(college, regionId, admin);
  }

  alumnus(facts: { firstName?: string; lastName?: string; locale?: string } = {}): Promise<SignedIn> {
    return this.college.signedIn({ regionIds: [this.regionId], graduatedOn: '2024-06-01', ...facts });
  }

  create(by: Browser, input: Input = {}, ministryId: string = randomUUID()): Promise<Kept> {
    const ministryInput = { name: 'Street kitchen', ministers: 'Ana Ruiz', country: 'US', ...input };
    return said(by, CREATE, { ministryId, ministryInput });
  }

  update(
    by: Browser,
    { _id: ministryId, version }: Pick<Kept, '_id' | 'version'>,
    input: Input,
  ): Promise<Kept> {
    const required = { name: 'Street kitchen', ministers: 'Ana Ruiz', country: 'US' };
    return said(by, UPDATE, { ministryId, version, ministryInput: { ...required, ...input } });
  }

  /** Any other change: withdrawMinistry, hideMinistry, offerMinistry … */
  change<Answer = Kept>(by: Browser, name: string, ministryId: string, more: Input = {}): Promise<Answer> {
    const types = { boolean: 'Boolean!', string: 'String!', object: 'ID' };
    const params = Object.entries(more).map(
      ([arg, value]) =>
        `, $${arg}: ${arg === 'userId' ? (name === 'assignMinistry' ? 'ID!' : 'ID') : types[typeof value as 'string']}`,
    );
    const isPlain = name === 'deleteMinistry' || name === 'answerMinistryOffer';
    const document = change(name, ID + params.join(''), isPlain ? '' : undefined);
    return said(by, document, { ministryId, ...more });
  }

  kept(by: Browser, ministryId: string): Promise<Kept | null> {
    return said(by, operation('query', 'keptMinistry', ID, `{ ${KEPT} }`), { ministryId });
  }

  seen(by: Browser, ministryId: string): Promise<Listed | null> {
    return said(by, operation('query', 'listedMinistry', ID, `{ ${LISTED} }`), { ministryId });
  }

  async listed(by: Browser, filter: Input = {}, more: Input = {}): Promise<Listed[]> {
    const params = '$filter: MinistryFilter, $order: MinistryOrder, $first: Int, $after: ID';
    const document = operation(
      'query',
      'listedMinistries',
      params,
      `{ rows { ${LISTED} } nextCursor count }`,
    );
    const page = await said<{ rows: Listed[] }>(by, document, { filter, ...more });
    return page.rows;
  }

  queue(by: Browser, filter: Input = {}): Promise<{ rows: Version[]; count: number }> {
    return said(by, QUEUE, { filter });
  }

  /** What its owner has said last of a ministry, as the queue has it. */
  async said(ministryId: string, by: Browser = this.admin): Promise<Version> {
    const { rows } = await this.college.database.owner.query<{ id: string; version: number }>(
      'select v.id, v.version from ministry m join ministry_version v on v.id = m.current_version_id where m.id = $1',
      [ministryId],
    );
    const found = await this.toDecide(rows[0]?.id, by);
    if (!found) throw new Error('Nothing can be decided.');
    return found;
  }

  /** What is decided about at the address of a version. */
  async toDecide(versionId: string | undefined, by: Browser = this.admin): Promise<Version | null> {
    const document = operation(
      'query',
      'ministryToDecide',
      '$versionId: ID!',
      `{ said { ${VERSION} } shown { _id name } }`,
    );
    return (await said<{ said: Version } | null>(by, document, { versionId }))?.said ?? null;
  }

  decide(
    by: Browser,
    { _id: versionId, version }: Pick<Version, '_id' | 'version'>,
    status: 'APPROVED' | 'REFUSED' = 'APPROVED',
    {
      adminComments = status === 'REFUSED' ? 'Please add who leads it.' : '',
      decisionId = randomUUID(),
    } = {},
  ): Promise<Version> {
    return said(by, DECIDE, { decisionId, versionId, version, status, adminComments });
  }

  undo(by: Browser, decisionId: string | null): Promise<Version> {
    return said(by, change('undoMinistryDecision', '$decisionId: ID!', `{ ${VERSION} }`), { decisionId });
  }

  /** A ministry that was approved. */
  async approved(by: Browser, input: Input = {}): Promise<Kept> {
    const made = await this.create(by, input);
    await this.decide(this.admin, await this.said(made._id));
    return (await this.kept(by, made._id)) ?? made;
  }
}
