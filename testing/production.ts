/** What a college in production has in its environment at least. */
export const PRODUCTION = {
  APP_ENV: 'production',
  SESSION_SECRET: 'a secret of the college that is long enough',
  PUBLIC_URL: 'https://college.example',
};
