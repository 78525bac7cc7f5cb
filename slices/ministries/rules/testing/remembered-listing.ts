import {
  currentVersion,
  isDecidable,
  pendingVersion,
  seenOf,
  sendableVersion,
  shownVersion,
  type MinistryDecision,
  type VersionState,
} from '../lifecycle.ts';
import { isAdmin, type Act, type Who } from './listing-history.ts';

interface Written extends VersionState {
  /** Whether it is also for the world outside the alumni. */
  isPublic: boolean;
}

interface MadeDecision {
  number: number;
  before: 'PENDING' | MinistryDecision;
  isUndone: boolean;
}

/** A listing in memory, by the rules alone: what is not allowed changes nothing. */
export class RememberedListing {
  owner: Who = 'ana';
  offeredTo: Who | null = null;
  isHidden = false;
  deletedBy: Who | null = null;
  versions: Written[] = [{ number: 1, status: 'PENDING', isPublic: true }];
  readonly decisions: MadeDecision[] = [];

  get isDeleted(): boolean {
    return this.deletedBy !== null;
  }

  /** The number of the version that others see. */
  get seen(): number | null {
    return seenOf(this);
  }

  /** The number of the version that the world outside the alumni sees: what is approved says so, and its owner still does. */
  get seenByWorld(): number | null {
    const said = [shownVersion(this.versions), currentVersion(this.versions)];
    return said.every((version) => version?.isPublic) ? this.seen : null;
  }

  /** Whether it was allowed. */
  act(act: Act): boolean {
    // What is done already can be said again.
    if (this.isDeleted && !['delete', 'restore', 'undo'].includes(act.kind)) return false;
    const isOwner = act.by === this.owner;
    switch (act.kind) {
      case 'edit':
        return isOwner && this.#edit(act.isPublic);
      case 'withdraw':
        return isOwner && this.#turn(pendingVersion(this.versions), 'WITHDRAWN');
      case 'sendAgain':
        return isOwner && this.#turn(sendableVersion(this.versions), 'PENDING');
      case 'hide':
      case 'show':
        if (isOwner) this.isHidden = act.kind === 'hide';
        return isOwner;
      case 'delete':
        if (!isOwner && !isAdmin(act.by)) return false;
        this.deletedBy ??= act.by;
        return true;
      case 'restore':
        if (!isAdmin(act.by) && !(isOwner && (!this.isDeleted || this.deletedBy === act.by))) return false;
        this.deletedBy = null;
        return true;
      case 'decide':
        return isAdmin(act.by) && !isOwner && this.#decide(act.back, act.status);
      case 'undo':
        return isAdmin(act.by) && !isOwner && this.#undo(act.back);
      case 'offer':
        if (!isOwner || act.to === this.owner) return false;
        if (act.to && act.to !== this.offeredTo && !shownVersion(this.versions)) return false;
        this.offeredTo = act.to;
        return true;
      case 'answer':
        if (this.offeredTo !== act.by || !shownVersion(this.versions)) return false;
        if (act.isAccepted) this.owner = act.by;
        this.offeredTo = null;
        return true;
      case 'assign':
        if (!isAdmin(act.by) || act.to === this.owner) return false;
        this.owner = act.to;
        this.offeredTo = null;
        return true;
    }
  }

  /** The number of the version that was written so many before the last. */
  numberOf(back: number): number {
    return Math.max(1, this.versions.length - back);
  }

  decisionOf(back: number): number {
    return this.decisions.length - 1 - back;
  }

  #edit(isPublic: boolean): boolean {
    this.#turn(pendingVersion(this.versions), 'WITHDRAWN');
    this.versions = [...this.versions, { number: this.versions.length + 1, status: 'PENDING', isPublic }];
    return true;
  }

  #turn(version: VersionState | undefined, status: VersionState['status']): boolean {
    if (!version) return false;
    this.versions = this.versions.map((one) => (one.number === version.number ? { ...one, status } : one));
    return true;
  }

  #decide(back: number, status: MinistryDecision): boolean {
    const number = this.numberOf(back);
    const version = this.versions.find((one) => one.number === number);
    if (!version || !isDecidable(this.versions, number)) return false;
    // What is said again is no decision.
    if (version.status === status) return true;
    this.decisions.push({ number, before: version.status as MadeDecision['before'], isUndone: false });
    return this.#turn(version, status);
  }

  #undo(back: number): boolean {
    const made = this.decisions[this.decisionOf(back)];
    if (!made) return false;
    if (made.isUndone) return true;
    const standing = this.decisions.findLast(({ number, isUndone }) => number === made.number && !isUndone);
    if (this.isDeleted || standing !== made || !isDecidable(this.versions, made.number)) return false;
    made.isUndone = true;
    return this.#turn(
      this.versions.find(({ number }) => number === made.number),
      made.before,
    );
  }
}
