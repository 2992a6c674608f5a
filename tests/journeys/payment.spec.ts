import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import {
  countCalls,
  emailOf,
  fetchRecordedRequests,
  fetchToken,
  signOut,
  writeToken,
} from '../browser/memberActions.ts';
import { expect, memberEmail, signInByForm, test } from '../browser/siteTest.ts';

interface SiteOrigins {
  origin: string;
  sandbox: string;
}

/** Valid as numbers go, and nowhere else in the product. */
const canaryCard = { number: '4929716058304479', holder: 'Kanarienvogel Gelb', code: '937' };
const iban = 'DE89370400440532013000';

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

/** Picks a tariff and a way to pay, and stops where its fields are. */
async function chooseTariffAndMethod(
  page: Page,
  { origin, sandbox }: SiteOrigins,
  way: RegExp,
  stage: AccountStage = 'complete',
): Promise<void> {
  await writeToken(page, origin, await fetchToken(sandbox, stage));
  await page.goto(`${origin}/premium-plans/plans`);
  await page.getByRole('button', { name: 'Choose 3 months' }).click();
  await page.getByRole('radio', { name: way }).check();
}

async function goToSummary(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to my order' }).click();
  await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill(canaryCard.number);
  await page.getByLabel('Name on the card').fill(canaryCard.holder);
  await page.getByLabel('Valid until').fill('1239');
  await page.getByLabel('Security code').fill(canaryCard.code);
}

/** All that a page has kept or shows: storage, databases, its address and history entry, what stands in it and its fields. */
const readTraces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    const kept = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys()];
    const page = [location.href, document.cookie, history.state, document.documentElement.outerHTML];
    return JSON.stringify([...kept, ...page, ...fields]);
  });

/** How it may be written, with or without gaps. */
const containsCardData = (text: string): boolean => {
  const plain = text.replace(/[\s+_-]|%20/g, '');
  return (
    plain.includes(canaryCard.number) ||
    /Kanarienvogel/i.test(plain) ||
    new RegExp(`\\b${canaryCard.code}\\b`).test(text)
  );
};

/** How often an order was begun, completed and registered. */
const countPaymentCalls = async (sandbox: string): Promise<number[]> =>
  Promise.all(['startPayment', 'completePayment', 'registerPayment'].map((call) => countCalls(sandbox, call)));

test('a card goes to the one call that needs it and stays nowhere; fifty presses pay once', async ({
  page,
  origin,
  sandbox,
  pageLog,
}) => {
  const said: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const whole = JSON.stringify([request.url(), request.headers(), request.postData()]);
    if (containsCardData(whole)) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.exposeFunction('tellHistory', (entry: string) => said.push(entry));
  await page.addInitScript(() => {
    const { tellHistory } = window as unknown as { tellHistory(entry: string): void };
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...entry) => {
        tellHistory(JSON.stringify(entry));
        original(...entry);
      };
    }
  });

  await chooseTariffAndMethod(page, { origin, sandbox }, /^Credit or debit card/);
  await fillCard(page);
  await goToSummary(page, origin);
  await expect(page.getByText('Visa, ending in 4479')).toBeVisible();
  expect(containsCardData(await readTraces(page))).toBe(false);
  await payButton(page).evaluate((button) => {
    for (let press = 0; press < 50; press += 1) (button as HTMLButtonElement).click();
  });
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  expect(containsCardData(await readTraces(page))).toBe(false);
  await page.goto(`${origin}/membership-area/home`);
  await expect(pageHeading(page)).toBeVisible();
  expect(containsCardData(await readTraces(page))).toBe(false);

  expect(said.filter(containsCardData)).toEqual([]);
  expect(sent).toEqual([`POST ${sandbox}/api/payments/start`]);
  expect(pageLog.requests.filter(containsCardData)).toEqual([]);
  const asked = await fetchRecordedRequests(sandbox);
  expect(asked.filter((request) => containsCardData(JSON.stringify(request))).map(({ call }) => call)).toEqual([
    'startPayment',
  ]);
  expect(await countPaymentCalls(sandbox)).toEqual([1, 1, 1]);
});

test('a card that was typed is gone after leaving without paying', async ({ page, origin, sandbox }) => {
  await chooseTariffAndMethod(page, { origin, sandbox }, /^Credit or debit card/);
  await fillCard(page);
  await goToSummary(page, origin);
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(/4929/);
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to the prices' }).click();
  await page.getByRole('button', { name: 'Choose 3 months' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect(containsCardData(await readTraces(page))).toBe(false);
});

test('the success page orders nothing: opened without a payment, reloaded, and gone back from', async ({
  page,
  origin,
  sandbox,
}) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/payments-success`);
  await expect(pageHeading(page)).toHaveText('There is no new payment to show');
  expect(await countPaymentCalls(sandbox)).toEqual([0, 0, 0]);

  await chooseTariffAndMethod(page, { origin, sandbox }, /^Direct debit/);
  await page.getByRole('textbox', { name: 'IBAN' }).fill(iban);
  await goToSummary(page, origin);
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  for (const _ of [1, 2, 3]) {
    await page.reload();
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  }
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
  await page.goForward();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  expect(await countPaymentCalls(sandbox)).toEqual([1, 1, 1]);
  expect(await countCalls(sandbox, 'checkXolvis')).toBe(1);
});

for (const [provider, check] of [
  ['Acquired', 'checkAcquired'],
  ['CCBill', 'checkCCBill'],
] as const) {
  test(`a payment at ${provider} is good, and the way back is asked about once`, async ({ page, origin, sandbox }) => {
    await chooseTariffAndMethod(page, { origin, sandbox }, new RegExp(`secure page of ${provider}`));
    await goToSummary(page, origin);
    await payButton(page).click();
    const good = page.getByRole('link', { name: 'The payment is good' });
    const back =
      (await (
        await fetch(await good.evaluate((link) => (link as HTMLAnchorElement).href), { redirect: 'manual' })
      ).headers.get('location')) ?? '';
    await good.click();
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    await page.goto(back);
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    expect(await countCalls(sandbox, check)).toBe(1);
    expect(await countPaymentCalls(sandbox)).toEqual([1, 1, 1]);
  });
}

test.describe('a session that ends while the member is at the provider', () => {
  /** Leaves for the provider, whose page is then open while nobody is signed in any more. */
  async function orderAndLapse(page: Page, places: SiteOrigins): Promise<void> {
    await chooseTariffAndMethod(page, places, /secure page of Acquired/);
    await goToSummary(page, places.origin);
    await payButton(page).click();
    await expect(page.getByRole('link', { name: 'The payment is good' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${places.origin}/error/404`);
    await other.evaluate(() => localStorage.removeItem('token'));
    await other.close();
    await page.getByRole('link', { name: 'The payment is good' }).click();
    await expect(page).toHaveURL(`${places.origin}/login`);
  }

  test('the payment is confirmed after signing in again', async ({ page, origin, sandbox, translate }) => {
    await orderAndLapse(page, { origin, sandbox });
    expect(await countCalls(sandbox, 'checkAcquired')).toBe(0);
    await page.getByLabel(translate('E-mail address')).fill(memberEmail);
    await page.getByLabel(translate('Password'), { exact: true }).fill('sandbox-demo-1');
    await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    expect(await countPaymentCalls(sandbox)).toEqual([1, 1, 1]);
  });

  test('nobody else goes on with it, and no link by somebody else does', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await orderAndLapse(page, { origin, sandbox });
    await signInByForm(page, { origin, translate }, emailOf('premium'));
    await signOut(page, { origin });
    await page.goto(`${origin}/completePayment/O1?provider=CelerisPay`);
    await expect(page).toHaveURL(`${origin}/login`);
    await signInByForm(page, { origin, translate });
    const checks = (await fetchRecordedRequests(sandbox)).filter(
      ({ path }) => path.includes('/check/') && path.includes('/payments/'),
    );
    expect(checks).toEqual([]);
  });
});
