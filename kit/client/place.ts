import type { Role } from '#kit/access/actor.ts';
import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';

/** An address of the site: who may open it, what it is called, and where it is offered. */
export interface Place {
  /** A part like ":userId" stands for any one. */
  path: string;
  /** Any one of these roles opens it; no role stands for another. Null: it is open to everybody. */
  anyOf: readonly Role[] | null;
  /** Addresses under it that have no row of their own belong to it, unless it is exact. */
  isExact?: true;
  /** An exact place whose sub-paths, at which there is nothing, are nevertheless kept from visitors. */
  guardsBelow?: true;
  /** Its name in menus, crumbs and the palette. What nobody goes to by name has none. */
  label?: MessageId;
  /** What people also call what is there, so that the palette finds it by those words. */
  alsoBy?: MessageId;
  icon?: IconName;
  /** The bar of the students, of the staff, or of both; or behind one’s own face. */
  menu?: 'student' | 'staff' | 'bar' | 'account';
  /** The role in whose settings menu it stands. What stands there for superadmins is restricted. */
  settingsOf?: Role;
  /** It stands in the settings only of those who do not have it in their bar. */
  unlessInBar?: true;
  /** Offered to graduates and those who look after them. The screen itself says so to everybody else. */
  isForAlumni?: true;
  /** After "g", this key goes there. */
  goKey?: string;
}
