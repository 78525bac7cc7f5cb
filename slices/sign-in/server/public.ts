export { mailNewEmailLink } from './change-email.ts';
export { mailResetLink } from './forgot-password.ts';
export { sendLinkMail } from './link-mail.ts';
export { hashPassword } from './password-hash.ts';
export { startSession } from './start-session.ts';
export { sweepSignIn } from './sweep-sign-in.ts';
export { WORK_ACCOUNT_CALLBACK } from './validate-work-account.ts';
