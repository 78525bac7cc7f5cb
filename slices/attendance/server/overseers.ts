import { byRule } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';

export const overseers = byRule('those who look after a campus', can.lookAfterSome);
