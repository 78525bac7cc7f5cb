export { endSilentAttempts } from './end-silent-attempts.ts';
