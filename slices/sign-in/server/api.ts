export { mailResetLink } from './passwords/forgot-password.ts';
export { makeLink, sendLinkMail } from './link-mail.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { SIGN_IN_RATES } from './rates.ts';
export { startSession } from './login/start-session.ts';
export { WORK_ACCOUNT_CALLBACK } from './login/validate-work-account.ts';
