import { randomBytes } from 'node:crypto';
import { referenceOf } from '#kit/messages/reference-of.ts';

/** A reference for something that went wrong on the server. */
export const newReference = (): string => referenceOf(randomBytes(8));
