import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDiskStore, type DiskStore } from '#kit/files/disk-store.ts';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { CrashCollege } from '../crash/crash-college.ts';
import type { BadNetwork } from './bad-network.ts';
import { hashOf, PART_BYTES } from './films.ts';

/** A college behind a bad line, with a user who may upload films. */
export class UploadCollege {
  readonly #college: CrashCollege;
  readonly #store: DiskStore;
  readonly session: string;

  private constructor(college: CrashCollege, store: DiskStore, session: string) {
    this.#college = college;
    this.#store = store;
    this.session = session;
  }

  static async open(network: BadNetwork): Promise<UploadCollege> {
    const college = await CrashCollege.open({ PUBLIC_URL: network.origin });
    network.upstreamPort = Number(new URL(college.url).port);
    // Uploads are cut as their row says, which is written here with small parts.
    await college.query(`create function drill_small_parts() returns trigger language plpgsql as
      $$ begin new.part_bytes := ${PART_BYTES}; return new; end $$`);
    await college.query(`create trigger drill_small_parts before insert on video_upload
      for each row execute function drill_small_parts()`);
    const store = await openDiskStore({
      directory: join(college.dataDir, 'files'),
      signingKeys: [randomBytes(32)], // Nothing is signed here: the films are only read.
      publicOrigin: '',
    });
    return new UploadCollege(college, store, await signInAdmin(college));
  }

  /** Pulls the plug, and starts the program again as an operator would. */
  crash(): Promise<void> {
    return this.#college.suffer('app');
  }

  answers(): Promise<void> {
    return this.#college.answers();
  }

  /** What lies in the storage as the film; null when nothing does. */
  async storedHash(videoId: string): Promise<string | null> {
    const key = `videos/${videoId}`;
    if (!(await this.#store.head(key))) return null;
    return hashOf((await this.#store.get(key)).body);
  }

  /** Makes room for the next one. */
  forget(videoId: string): Promise<void> {
    return this.#store.remove(`videos/${videoId}`);
  }

  async stop(): Promise<void> {
    await this.#store.close();
    await this.#college.stop();
  }
}

async function signInAdmin(college: CrashCollege): Promise<string> {
  const secret = randomBytes(32);
  const [session] = await college.query<{ id: string }>(
    `with admin as (insert into person (first_name, last_name, email, email_verified_at, roles, terms_version)
       values ('Ana', 'Admin', 'admin@example.org', now(), '{user,admin}', 999) returning id)
     insert into session (secret_hash, person_id, auth_method, expires_at)
     select $1, id, 'PASSWORD', now() + interval '1 day' from admin returning id`,
    [hashSecret(secret)],
  );
  return `${session?.id}.${secret.toString('base64url')}`;
}
