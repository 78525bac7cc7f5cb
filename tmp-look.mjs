import { chromium } from 'playwright-core';
const url = 'http://localhost:4119';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const log = (...a) => console.log(...a);
const who = process.argv[2].split(',');
const widths = (process.argv[3] ?? '1280').split(',').map(Number);
for (const name of who) {
  const ctx = await b.newContext({ viewport: { width: 1280, height: 1400 } });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => log(name, 'pageerror', String(e).slice(0, 200)));
  page.on('console', (m) => m.type() === 'error' && log(name, 'console', m.text().slice(0, 200)));
  try {
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(`${name}@berea.test`);
    await page.getByLabel('Password', { exact: true }).fill('berea-demo');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard', { timeout: 30000 });
    await page.locator('main h1').waitFor({ timeout: 30000 });
    await page.waitForTimeout(4000);
    for (const w of widths) {
      await page.setViewportSize({ width: w, height: 1400 });
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/w/h19-shots/${name}-${w}.png` });
    }
    log(name, (await page.locator('main').innerText()).replaceAll('\n', ' | ').slice(0, 900));
  } catch (e) { log(name, 'FAILED', String(e).slice(0, 300)); }
  await ctx.close();
}
await b.close();
