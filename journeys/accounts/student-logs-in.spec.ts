import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { arrive, logIn, quiet, signInByForm, visit } from '#testing/site/site-visit.ts';

const student = 'student@berea.test';

describe('the login form', () => {
  test.for(['/', '/login'])('stands at %s (AUTH-01, AUTH-02)', async (path, { page }) => {
    await visit(page, path);
    await page.getByLabel('Email').waitFor();
    expect(await page.getByRole('button', { name: 'Login', exact: true }).isVisible()).toBe(true);
  });

  test('has all it needs, and a work-account button in development (AUTH-03, AUTH-04, AUTH-06, AUTH-07, AUTH-09)', async ({
    page,
  }) => {
    await visit(page, '/login');
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password');
    expect(await page.getByRole('button', { name: 'Login' }).getAttribute('type')).toBe('submit');
    expect(await page.getByRole('button', { name: 'Continue with a work account' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectAddress(page, '/forgot-password');
  });

  test('shows and hides the password (AUTH-05)', async ({ page }) => {
    await visit(page, '/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('seen by me alone');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    expect(await password.inputValue()).toBe('seen by me alone');
  });

  test.for([
    { email: '', password: DEMO_PASSWORD, problem: 'Required field missing', id: '(AUTH-12)' },
    { email: 'student', password: DEMO_PASSWORD, problem: 'Enter an email address', id: '(AUTH-13)' },
    { email: student, password: '', problem: 'Required field missing', id: '(AUTH-14)' },
    { email: student, password: '12345', problem: 'Use at least 6 characters', id: '(AUTH-15)' },
  ])('sends nothing with "$email" and "$password" $id', async ({ email, password, problem }, { page }) => {
    await visit(page, '/login');
    await logIn(page, email, password);
    await page.getByRole('alert').getByText(problem).waitFor();
    await arrive(page);
    expect(Traffic.of(page).calls('loginWithPassword')).toEqual([]);
  });
});

describe('logging in', () => {
  test('opens the dashboard and remembers the person (AUTH-17, AUTH-19, API-35)', async ({ page }) => {
    await signInByForm(page, 'student');
    await expectAddress(page, '/dashboard');
    await expectHeading(page, /, Mateo$/);
    await page.getByRole('banner').getByText('Mateo Herrera').waitFor();
    const stored = await page.evaluate<string>(`localStorage.getItem('user')`);
    expect(JSON.parse(stored)).toMatchObject({ fullName: 'Mateo Herrera' });
    await page.reload();
    await expectHeading(page, /, Mateo$/);
  });

  test('leads to where the person wanted to go (AUTH-18)', async ({ page }) => {
    await visit(page, '/login?redirect=%2Fterms%3Ffrom%3Dmail');
    await logIn(page, student);
    await expectAddress(page, '/terms?from=mail');
    await expectHeading(page, 'Terms');
  });

  test('sends the password as its digest and never in clear (AUTH-15, AUTH-16)', async ({ page }) => {
    await signInByForm(page, 'student');
    const traffic = Traffic.of(page);
    const digest = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
    expect(traffic.calls('loginWithPassword').map(({ variables }) => variables)).toEqual([
      { email: student, password: digest },
    ]);
    const sent = await Promise.all(
      traffic.requests.map(async (request) => [
        request.url(),
        request.postData(),
        await request.allHeaders(),
      ]),
    );
    expect(JSON.stringify(sent)).toContain(digest);
    expect(JSON.stringify(sent)).not.toContain(DEMO_PASSWORD);
  });

  test('takes a password of six characters to the server, which answers in a toast (AUTH-15, AUTH-23)', async ({
    page,
  }) => {
    await visit(page, '/login');
    await logIn(page, student, '123456');
    await expectToast(page, 'Incorrect email or password.');
    await arrive(page);
    await expectAddress(page, '/login');
  });

  test('asks the server once however often the button is pressed', async ({ page }) => {
    await visit(page, '/login');
    await page.getByLabel('Email').fill(student);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
    await expectHeading(page, /, Mateo$/);
    await quiet(page);
    expect(Traffic.of(page).calls('loginWithPassword')).toHaveLength(1);
  });

  test('is over for the user who is signed in (AUTH-11, AUTH-26, AUTH-27)', async ({ page }) => {
    await signInByForm(page, 'student');
    for (const path of ['/', '/login', '/forgot-password']) {
      await page.goto(path);
      await expectAddress(page, '/dashboard');
      await expectText(page, /, Mateo$/);
    }
    await page.goto('/set-password');
    await expectAddress(page, '/alumni');
  });
});
