import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

/** Where students send what others decide about. */
export abstract class Desk {
  readonly college: College;

  constructor(college: College) {
    this.college = college;
  }

  async actionsOn(id: string): Promise<string[]> {
    const { rows } = await this.college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    );
    return rows.map(({ action }) => action);
  }

  async mailsTo({ person }: { person: TestPerson }) {
    await this.college.runJobs();
    return (await this.college.mails()).filter(({ to }) => to === person.email);
  }
}

/** What a call answers; its problem, with the message, where it is refused. */
export async function said<Answer>(by: Browser, document: string, variables: object): Promise<Answer> {
  const { data, errors } = await by.call(document, variables as Record<string, unknown>);
  const [error] = errors;
  if (error) throw new Error(`${error.extensions.problem}: ${error.message}`);
  return Object.values(data ?? {})[0] as Answer;
}
