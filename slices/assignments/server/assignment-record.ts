import type { AssignmentKind } from '../rules/assignment.ts';

/** An assignment as it is read in one language. */
export interface AssignmentRecord {
  id: string;
  courseId: string;
  kind: AssignmentKind;
  archived: boolean;
  version: number;
  /** The language its words are told in: the one asked for, the course's own, or any. */
  locale: string;
  title: string;
  content: string;
}

/** A file as it lies in the store. */
export interface StoredFile {
  id: string;
  name: string;
  key: string;
  bytes: number;
  type: string;
}
