import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface BareCall {
  method?: string;
  /** Sent as it is, where the one in the address would be put in order. */
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Sent in pieces, so that nobody can say beforehand how long it is. */
  inPieces?: boolean;
}

export interface BareAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Calls with exactly these headers, on a connection of its own; fetch would add some and refuse others. */
export function bareCall(
  url: string,
  { method = 'GET', path, headers = {}, body, inPieces = false }: BareCall = {},
): Promise<BareAnswer> {
  const length = body === undefined || inPieces ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method,
      agent: false,
      headers: { ...length, ...headers },
      ...(path === undefined ? {} : { path }),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    if (body !== undefined) call.write(body);
    call.end();
  });
}
