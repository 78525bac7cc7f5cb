import type { MessageId } from '../text/message-id.ts';

interface Words {
  textIfKnown: (id: string) => string | null;
}

/** What was done, in words that follow the name of who did it; an action that is no more keeps its bare name. */
export const describeAction = (action: string, { textIfKnown }: Words): string =>
  textIfKnown(`did${action.charAt(0).toUpperCase()}${action.slice(1)}`) ?? action;

/** Whom and what an action is about, each in words or as a link. */
export interface ActionAbout<Name> {
  person?: Name | undefined;
  record?: Name | undefined;
  group?: Name | undefined;
  /** The record is but the place where something was done to the person: a course, a group. */
  isWithin?: boolean;
  /** There is no record any more, nor a name for it. */
  isGone?: boolean;
}

/** The text that joins what was done with what it is about; null where that is not known. */
export function sentenceFor(about: ActionAbout<unknown>): MessageId | null {
  const { person, record, group, isWithin, isGone } = about;
  if (person !== undefined && record !== undefined)
    return isWithin ? 'auditPersonInRecord' : 'auditRecordOfPerson';
  if (person !== undefined) return 'auditOfPerson';
  if (record === undefined) return isGone ? 'auditRecordGone' : null;
  return group === undefined ? 'auditOfRecord' : 'auditRecordForGroup';
}
