import { setConfig, type WebConfig } from '../config.ts';

/** What a test may read of a call that was made. */
export interface MadeCall {
  url: string;
  init: RequestInit;
  body: { operationName: string; variables: Record<string, unknown>; query: string };
}

type FakeAnswer = { data: unknown } | { errors: unknown[] } | Response | Error;

/** Answers calls by the name of their operation and remembers them. A test puts its `fetch` in the place of the real one. */
export class FakeApi {
  readonly calls: MadeCall[] = [];
  readonly answers: Record<string, FakeAnswer>;

  constructor(answers: Record<string, FakeAnswer>) {
    this.answers = answers;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const body = JSON.parse(init.body as string) as MadeCall['body'];
    this.calls.push({ url, init, body });
    const answer = this.answers[body.operationName] ?? new Error(`${body.operationName} was not expected.`);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : Response.json(answer);
  };

  /** The variables of the calls of an operation, in the order they were made. */
  variablesOf(operationName: string): Record<string, unknown>[] {
    return this.calls
      .filter(({ body }) => body.operationName === operationName)
      .map(({ body }) => body.variables);
  }
}

/** An error as the server writes it. */
export const serverError = (message: string, extensions: object = {}): FakeAnswer => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }],
});

/** Gives the page a configuration, production unless a test says otherwise. */
export const configure = (differing: Partial<WebConfig> = {}): void =>
  setConfig({
    environment: 'production',
    appName: 'eCharis',
    orgName: 'Berea Bible College',
    shortName: 'Berea',
    apiHost: '',
    mainHost: 'https://main.example',
    assetBaseUrl: '',
    publishableKey: '',
    cards: 'none',
    termsVersion: 3,
    workAccounts: true,
    imageUpload: { cloudId: '', preset: '' },
    ...differing,
  });

/** A signed-in user as the API gives it. */
export const fakeUser = <Differing extends object>(differing: Differing) => ({
  __typename: 'User' as const,
  _id: 'ana',
  fullName: 'Ana Souza',
  firstName: 'Ana',
  roles: ['user'] as readonly string[],
  isAlumni: false,
  selectedGroup: null,
  locale: 'en',
  timezone: null,
  termsAccepted: true,
  showAlumniWelcome: null as boolean | null,
  smallPictureUrl: null as string | null,
  impersonatingUser: null,
  regions: [],
  regionRoles: [],
  groups: [],
  ...differing,
});
