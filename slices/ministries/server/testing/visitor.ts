import type { College } from '#testing/college.ts';
import { publicAddress } from '../../rules/public-address.ts';
import { isProof } from '../public-pages/form-ticket.ts';

export interface Form {
  name: string;
  email: string;
  message: string;
  ticket: string;
  proof?: string;
  homepage?: string;
}

export interface Page {
  status: number;
  body: string;
  headers: Headers;
}

interface Named {
  _id: string;
  name: string;
}

/** The number that a browser would find by trying. */
export function provedBy(ticket: string): string {
  for (let number = 0; ; number++) if (isProof(ticket, String(number))) return String(number);
}

/** Somebody without an account, at the public pages. */
export class Visitor {
  readonly #college: College;
  readonly #language: string;

  constructor(college: College, language = 'en') {
    this.#college = college;
    this.#language = language;
  }

  async read(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = { 'accept-language': this.#language, ...init.headers };
    const answer = await fetch(this.#college.url + path, { redirect: 'manual', ...init, headers });
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  }

  readMinistry({ _id: id, name }: Named): Promise<Page> {
    return this.read(publicAddress({ id, name }));
  }

  post(path: string, form: object): Promise<Page> {
    return this.read(path, { method: 'POST', body: new URLSearchParams(form as Record<string, string>) });
  }

  /** A form as it was opened, and filled in. */
  async openForm({ _id: id, name }: Named, filled: Partial<Form> = {}): Promise<Form> {
    const { body } = await this.read(`${publicAddress({ id, name })}/contact`);
    const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(body) ?? [];
    return { name: 'Vera Visitor', email: 'vera@example.net', message: 'How can I help?', ticket, ...filled };
  }

  send({ _id: id, name }: Named, form: Form): Promise<Page> {
    return this.post(`${publicAddress({ id, name })}/contact`, form);
  }

  /** Opens a form, waits as one who writes does, and sends it with the work done. */
  async write(ministry: Named, filled: Partial<Form> = {}): Promise<Page> {
    const form = await this.openForm(ministry, filled);
    this.#college.pass(30_000);
    return this.send(ministry, { ...form, proof: provedBy(form.ticket) });
  }

  /** The address of the newest link that was mailed to somebody to confirm with. */
  async link(email = 'vera@example.net'): Promise<string> {
    const mails = (await this.#college.mails()).filter(({ to }) => to === email);
    const [, path = ''] = /https?:\/\/[^/]+(\/ministry-message\/\S+)/.exec(mails.at(-1)?.text ?? '') ?? [];
    return path;
  }

  /** Writes, and confirms it. */
  async writeAndConfirm(ministry: Named, filled: Partial<Form> = {}): Promise<Page> {
    await this.write(ministry, filled);
    return this.post(await this.link(filled.email), {});
  }
}
