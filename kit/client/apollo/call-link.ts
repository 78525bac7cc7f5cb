import { ApolloLink, Observable } from '@apollo/client';
import { call } from '../call.ts';
import { writtenDocument } from './parsed-document.ts';

/** Sends Apollo's operations the way all calls go, so that errors and a lost session are treated alike. */
export const callLink = (): ApolloLink =>
  new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        call(writtenDocument(operationName), variables, { signal: leaving.signal }).then(
          (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          (problem: unknown) => {
            if (!leaving.signal.aborted) observer.error(problem);
          },
        );
        return () => leaving.abort();
      }),
  );
