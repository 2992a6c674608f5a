// Tags: @premium/checkout @premium/return @useFormSubmission.ts
import type { Page } from '@playwright/test';
import { addMonths } from '../../app/api/contract/addMonths.ts';
import { SLOW_PAYMENT_MS } from '../../app/features/premium/return/slowPaymentThreshold.ts';
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import {
  emailOf,
  fetchRecordedRequests,
  injectFault,
  waitForAnswers,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, goInApp, openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import {
  expectCalls,
  expectNoCall,
  favouriteButton,
  holdRequests,
  pageHeading,
  readTexts,
  signOut,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, signInByForm, test } from '../browser/siteTest.ts';
import { setClockWrong, stopClock } from '../browser/stopClock.ts';

/** A valid card number, and texts that occur nowhere else in the app. */
const canaryCard = { number: '4929716058304479', holder: 'Kanarienvogel Gelb', code: '937' };
const iban = 'DE89370400440532013000';

const goOn = /^(?:Mit|Continuer avec) \d/;
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

/** Chooses a tariff and a payment method, and stops at the payment details. */
async function chooseTariffAndMethod(
  page: Page,
  site: SiteOrigins,
  method: RegExp,
  stage: AccountStage = 'complete',
): Promise<void> {
  await openSignedIn(page, site, stage, '/premium-plans/plans');
  await page.getByRole('button', { name: 'Continue with 6 months' }).click();
  await page.getByRole('radio', { name: method }).check();
}

async function goToSummary(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to my order' }).click();
  await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill(canaryCard.number);
  await page.getByLabel('Name on the card').fill(canaryCard.holder);
  await page.getByLabel('Expiration date').fill('1239');
  await page.getByLabel('Security code').fill(canaryCard.code);
}

/** Everything that a page stores or shows: storage, databases, its address and history entry, its markup and its fields. */
const readTraces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    const stored = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys()];
    const page = [location.href, document.cookie, history.state, document.documentElement.outerHTML];
    return JSON.stringify([...stored, ...page, ...fields]);
  });

/** Finds the number with or without gaps. */
const containsCardData = (text: string): boolean => {
  const plain = text.replace(/[\s+_-]|%20/g, '');
  return (
    plain.includes(canaryCard.number) ||
    /Kanarienvogel/i.test(plain) ||
    new RegExp(`\\b${canaryCard.code}\\b`).test(text)
  );
};

async function expectNoTraces(page: Page): Promise<void> {
  await settled(page);
  const traces = await readTraces(page);
  expect(containsCardData(traces)).toBe(false);
}

/** Expects how often a payment was started, completed and registered. */
async function expectPaymentCalls(page: Page, sandbox: string, counts: [number, number, number]): Promise<void> {
  for (const [index, call] of ['startPayment', 'completePayment', 'registerPayment'].entries())
    await expectCalls(page, sandbox, call, counts[index]!);
}

const messages = (page: Page) => page.getByRole('listitem').filter({ hasText: /wrote:/ });
/** A conversation that begins with a picture, and that the account without Premium cannot read. */
const lockedThread = '/membership-area/messages/13';
const lockedTexts = (page: Page) => page.getByText(/^You can (read this message|see this picture) with Premium\.$/);

/** Opens what was locked before the payment, and reads it. */
async function expectUnlocked(page: Page): Promise<void> {
  await goInApp(page, lockedThread);
  await expect(messages(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enlarge the picture from / })).toBeVisible();
  await expect(lockedTexts(page)).toHaveCount(0);
}

ownPageTest(
  'card data is sent in the one call that needs it and stored nowhere; fifty presses pay once',
  async ({ page, origin, sandbox, pageLog, browserName }) => {
    const output: string[] = [];
    const sent: string[] = [];
    page.on('console', (message) => output.push(message.text()));
    page.on('request', (request) => {
      const content = JSON.stringify([request.url(), request.headers(), request.postData()]);
      if (containsCardData(content)) sent.push(`${request.method()} ${request.url()}`);
    });
    await page.exposeFunction('reportHistory', (entry: string) => output.push(entry));
    await page.addInitScript(() => {
      const { reportHistory } = window as unknown as { reportHistory(entry: string): void };
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = history[name].bind(history);
        history[name] = (...entry) => {
          reportHistory(JSON.stringify(entry));
          original(...entry);
        };
      }
    });

    await chooseTariffAndMethod(page, { origin, sandbox }, /^Enter your card here/);
    await fillCard(page);
    await goToSummary(page, origin);
    await expect(page.getByText('Visa, ending in 4479')).toBeVisible();
    await expectNoTraces(page);
    await payButton(page).evaluate((button) => {
      for (let press = 0; press < 50; press += 1) (button as HTMLButtonElement).click();
    });
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    await expectNoTraces(page);
    await expectUnlocked(page);
    await expectNoTraces(page);

    expect(output.filter(containsCardData)).toEqual([]);
    // What a request sends is unknown to Firefox's driver, and known to the sandbox.
    expect(sent).toEqual(browserName === 'firefox' ? [] : [`POST ${sandbox}/api/payments/start`]);
    expect(pageLog.requests.filter(containsCardData)).toEqual([]);
    const recorded = await fetchRecordedRequests(sandbox);
    expect(recorded.filter((request) => containsCardData(JSON.stringify(request))).map(({ call }) => call)).toEqual([
      'startPayment',
    ]);
    await expectPaymentCalls(page, sandbox, [1, 1, 1]);
  },
);

test('card data is gone after a refusal of the API, and when the page goes', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  const enterAgain = page.getByRole('link', { name: 'Enter my payment details again' });
  const hidePage = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await injectFault(sandbox, { call: 'startPayment', kind: 'status', status: 422 });
  await chooseTariffAndMethod(page, { origin, sandbox }, /^Enter your card here/);
  await fillCard(page);
  await goToSummary(page, origin);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('the payment wasn’t accepted');
  await expect(page.getByText('Visa, ending in 4479')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await enterAgain.click();
  for (const field of ['Card number', 'Name on the card', 'Expiration date', 'Security code']) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }

  await fillCard(page);
  await hidePage();
  await expectNoTraces(page);
  await fillCard(page);
  await goToSummary(page, origin);
  await hidePage();
  await enterAgain.click();
  await expectNoTraces(page);

  await fillCard(page);
  await goToSummary(page, origin);
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  await expectPaymentCalls(page, sandbox, [2, 1, 1]);
});

ownPageTest('a payment that takes long says what to do, and keeps on', async ({ page, origin, sandbox }) => {
  const releases: (() => void)[] = [];
  const notice = page.getByRole('region', { name: 'We’re confirming your payment' });
  const clock = await stopClock(page, async () => {
    await chooseTariffAndMethod(page, { origin, sandbox }, /^Enter your card here/);
    await fillCard(page);
    await goToSummary(page, origin);
    for (const part of ['/CelerisPay/check/', '/payments/complete/', '/payments/payment_registered/']) {
      releases.push(await holdRequests(page, ({ pathname }) => pathname.includes(part)));
    }
    await payButton(page).click();
    await expect(notice.getByRole('status')).toHaveText(/Leave this page open\.$/);
    await settled(page);
  });
  // No call may take half of that time.
  const step = 0.35 * SLOW_PAYMENT_MS;
  for (const release of releases.slice(0, 2)) {
    await clock.runFor(step);
    release();
    await settled(page);
  }
  await expect(notice).not.toContainText('do not pay again');
  await clock.runFor(SLOW_PAYMENT_MS - 2 * step);
  await expect(notice).toContainText('do not pay again');
  await expect(notice.getByRole('link', { name: 'Write to our support team' })).toBeVisible();
  releases[2]!();
  await clock.runOn();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  await expect(page.getByRole('main')).toContainText(/Place of the invoice: \S.*, United States/);
});

ownPageTest(
  'an order ends on the day by our clock, also once the notice of a wrong one is closed',
  async ({ page, origin, sandbox }) => {
    const end = new Date(addMonths(Date.now(), 6)).getUTCFullYear();
    await setClockWrong(page, -3 * 365 * 24 * 60 * 60 * 1000);
    await chooseTariffAndMethod(page, { origin, sandbox }, /PayPal/);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await goToSummary(page, origin);
    await expect(page.getByText(/^From today until /)).toContainText(String(end));
    await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(0);
  },
);

/** Reads the answers that the last order was sent with. */
async function readAnswers(sandbox: string): Promise<unknown> {
  const { body } = (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'startPayment')!;
  const { beginAtOnce, renews } = body as { beginAtOnce?: boolean; renews?: boolean };
  return { beginAtOnce, renews };
}

ownPageTest(
  'where an order asks for the renewal, only a tick agrees; it outlasts a change of how to pay, and counts for one price',
  { tag: '@rule' },
  async ({ page, origin, sandbox }) => {
    const agree = page.getByRole('checkbox', { name: /^I agree that Premium renews automatically for \$/ });
    const main = page.getByRole('main');
    await chooseTariffAndMethod(page, { origin, sandbox }, /PayPal/);
    await goToSummary(page, origin);
    await expect(agree).not.toBeChecked();
    await expect(main).toContainText(/taxes included\. Then it ends\..*You, the buyer, may cancel this agreement/s);
    await agree.check();
    await expect(main).toContainText('taxes included. Then it renews automatically');
    await page.getByRole('link', { name: 'Change how I pay' }).click();
    await goToSummary(page, origin);
    await expect(agree).toBeChecked();
    await page.getByRole('link', { name: 'Change what I order' }).click();
    await page.getByRole('radio', { name: '3 months' }).check();
    await page.getByRole('button', { name: 'Continue with 3 months' }).click();
    await goToSummary(page, origin);
    await expect(agree).not.toBeChecked();
    await agree.check();
    await payButton(page).click();
    await expect(page).toHaveURL(new RegExp(`^${sandbox}/__sandbox__/pay/`));
    await expect.poll(() => readAnswers(sandbox)).toEqual({ renews: true });
  },
);

test('a payment does not lead to an address that is none of the provider', async ({ page, origin, sandbox }) => {
  await chooseTariffAndMethod(page, { origin, sandbox }, /PayPal/);
  await goToSummary(page, origin);
  for (const redirectUrl of ['https://evil.example/', `${sandbox.replace('://', '://user@')}/__sandbox__/pay/O1`]) {
    const data = { orderId: 'O1', tariffId: 'T1', subscriptionId: null, redirectUrl };
    await injectFault(sandbox, { call: 'startPayment', kind: 'body', body: { data } });
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('the payment page wasn’t opened');
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
  }
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/__sandbox__/pay/`));
});

test('typed card data is removed when the member leaves without paying', async ({ page, origin, sandbox }) => {
  await chooseTariffAndMethod(page, { origin, sandbox }, /^Enter your card here/);
  await fillCard(page);
  await goToSummary(page, origin);
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  const number = page.getByLabel('Card number');
  await number.fill('6304 9290 7160 5830 4479 2');
  await expect(page.getByText('The longer number wasn’t used.')).toBeVisible();
  await expect(number).toHaveValue('4929 7160 5830 4479');
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to the prices' }).click();
  await page.getByRole('button', { name: 'Continue with 6 months' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expectNoTraces(page);
});

test('the success page sends no order when it is opened without a payment, reloaded or left by Back', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/payments-success');
  await expect(pageHeading(page)).toHaveText('There’s no new payment to show');
  await expectPaymentCalls(page, sandbox, [0, 0, 0]);

  await chooseTariffAndMethod(page, { origin, sandbox }, /^Enter your card here/);
  await fillCard(page);
  await goToSummary(page, origin);
  await payButton(page).click();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  await page.reload();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
  await page.goForward();
  await expect(pageHeading(page)).toHaveText('Welcome to Premium');
  await expectPaymentCalls(page, sandbox, [1, 1, 1]);
  await expectCalls(page, sandbox, 'checkCelerisPay', 1);
});

/** Counts what a member does on the way to a membership: presses of finger or pointer, and pages of buying. */
async function countSteps(page: Page) {
  let presses = 0;
  const pages = new Set<string>();
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress(): void };
    addEventListener('pointerup', (event) => event.isTrusted && countPress(), { capture: true });
  });
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname.startsWith('/premium-plans/')) pages.add(pathname);
  });
  return {
    start() {
      presses = 0;
      pages.clear();
    },
    read: () => ({ presses, screens: pages.size }),
  };
}

test.describe('from the paywall on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  ownPageTest(
    'a member pays with few taps, and is led to the person they wanted to write to',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      const steps = await countSteps(page);
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
      const write = page.getByRole('button', { name: translate('Write with Premium') });
      await expect(write.first()).toBeVisible();
      const card = page.getByRole('article').filter({ has: write }).first();
      const [name = ''] = await readTexts(card.getByRole('heading').locator('bdi').first());
      steps.start();
      await write.first().click();
      await page.getByRole('button', { name: goOn }).click();
      // The first way to pay is open; the keyboard leads from field to field.
      await page.getByLabel(translate('Card number')).click();
      await page.keyboard.type(canaryCard.number);
      for (const text of [canaryCard.holder, '1239', canaryCard.code]) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.getByRole('button', { name: translate('Continue to my order') }).click();
      await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
      await expect(page.getByRole('checkbox', { name: translate('Please begin at once') })).not.toBeChecked();
      await page.getByRole('main').getByRole('button').last().click();
      await expect(pageHeading(page)).toHaveText(translate('Now you can write to {person}', { person: name }));
      await settled(page);
      const { presses, screens } = steps.read();
      await expect.poll(() => readAnswers(sandbox)).toEqual({ beginAtOnce: false });
      // One of them into the first field.
      expect(presses).toBe(5);
      expect(screens).toBeLessThanOrEqual(3);
      // The way on comes before the receipt.
      const actions = page.getByRole('main').locator('a, button');
      await expect(actions.first()).toHaveText(translate('Write to {name} now', { name }));
      await expectNoTraces(page);
      await actions.first().click();
      await expect(page).toHaveURL(/\/messages\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await settled(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('premium.intent'))).toBeNull();
    },
  );
});

test.describe('after a payment that was declined, which says what was not charged and keeps the choice', () => {
  test.use({ siteKey: 'french', viewport: { width: 1440, height: 900 } });

  ownPageTest(
    'what was locked is readable after paying, without a reload',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      const steps = await countSteps(page);
      const locked = page.getByText(translate('You can read this message with Premium.'));
      const order = page.getByRole('button', { name: translate('Continue to my order') });
      const pay = page.getByRole('main').getByRole('button').last();
      const waiting = new RegExp(`^\\S+ ${translate('{person} has written to you', { person: '' }).trim()}$`);
      await openSignedIn(page, { origin, sandbox }, 'complete', lockedThread);
      await expect(locked.first()).toBeVisible();
      const loadFreeAlternative = await holdRequests(page, ({ pathname }) =>
        pathname.startsWith('/assets/freealternative-'),
      );
      steps.start();
      await page
        .getByRole('button', { name: translate('See what Premium offers<0>, to read this message</0>').split('<')[0]! })
        .first()
        .click();
      // What stands over the prices comes with them, so that they do not move under a press.
      await expect(pageHeading(page)).toHaveText(waiting);
      await settled(page);
      await expect(page.getByRole('button', { name: goOn })).toHaveCount(0);
      loadFreeAlternative();
      await page.getByRole('button', { name: goOn }).click();
      const acquired = page.getByRole('radio', { name: /Acquired/ });
      await acquired.check();
      await order.click();
      await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
      await pay.click();
      await page.getByRole('link', { name: 'The payment is declined' }).click();
      await expect(page).toHaveURL(`${origin}/payments-error`);
      await settled(page);
      const { presses, screens } = steps.read();
      // Five here, and one at the provider.
      expect(presses).toBe(6);
      expect(screens).toBeLessThanOrEqual(3);
      await expect(page.getByRole('main')).toContainText(
        new RegExp(translate('Not charged: {amount}', { amount: '\\d+[.,]\\d\\d' })),
      );
      await page.reload();
      await expect(page.getByRole('main')).toContainText(translate('Not charged: {amount}', { amount: '' }));
      await page.getByRole('link', { name: translate('Try again') }).click();
      await expect(acquired).toBeChecked();
      await order.click();
      await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
      await pay.click();
      await page.getByRole('link', { name: 'The payment is good' }).click();
      await expect(pageHeading(page)).toHaveText(waiting);
      const [message = 'none'] = await readTexts(page.getByRole('main').getByRole('blockquote'));
      await page.getByRole('link', { name: translate('Read and answer') }).click();
      await expect(page).toHaveURL(origin + lockedThread);
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.getByRole('textbox', { name: translate('Your message') })).toBeVisible();
      await expect(locked).toHaveCount(0);
    },
  );
});

for (const [provider, check] of [
  ['Acquired', 'checkAcquired'],
  ['CCBill', 'checkCCBill'],
  ['PayPal', 'checkPayPal'],
] as const) {
  test(`a payment at ${provider} succeeds, unlocks, and its return address is checked once`, { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
  }) => {
    await chooseTariffAndMethod(page, { origin, sandbox }, new RegExp(`page of ${provider}|^${provider}`));
    // The last of the ways to pay, but for layout 2.
    await expect(page.getByRole('radio').last()).toHaveAccessibleName(/^PayPal/);
    await goToSummary(page, origin);
    await payButton(page).click();
    const acceptLink = page.getByRole('link', { name: 'The payment is good' });
    const returnUrl =
      (await (
        await fetch(await acceptLink.evaluate((link) => (link as HTMLAnchorElement).href), { redirect: 'manual' })
      ).headers.get('location')) ?? '';
    await acceptLink.click();
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    await page.goto(returnUrl);
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    await expectUnlocked(page);
    await expectCalls(page, sandbox, check, 1);
    await expectPaymentCalls(page, sandbox, [1, 1, 1]);
  });
}

test('a summary that the browser restores after it was left for the provider can be sent again', async ({
  page,
  origin,
  sandbox,
}) => {
  await chooseTariffAndMethod(page, { origin, sandbox }, /page of Acquired/);
  await goToSummary(page, origin);
  // The page stays, as it is when the browser restores it.
  await page.route(
    () => true,
    (route) => (route.request().isNavigationRequest() ? route.abort('aborted') : route.continue()),
  );
  const sending = page.getByRole('button', { name: 'Sending your order …' });
  await payButton(page).click();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expectCalls(page, sandbox, 'startPayment', 1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('a session that ends while the member is at the provider', () => {
  /** Orders, removes the token while the page of the provider is open, and returns. */
  async function orderAndLoseSession(page: Page, site: SiteOrigins): Promise<void> {
    await chooseTariffAndMethod(page, site, /page of Acquired/);
    await goToSummary(page, site.origin);
    await payButton(page).click();
    await expect(page.getByRole('link', { name: 'The payment is good' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/error/404`);
    await other.evaluate(() => localStorage.removeItem('token'));
    await other.close();
    await page.getByRole('link', { name: 'The payment is good' }).click();
    await expect(page).toHaveURL(`${site.origin}/login`);
  }

  test('the payment is confirmed after signing in again', async ({ page, origin, sandbox, translate }) => {
    await orderAndLoseSession(page, { origin, sandbox });
    await expectNoCall(page, sandbox, 'checkAcquired');
    await fillSignInForm(page, translate);
    await expect(pageHeading(page)).toHaveText('Welcome to Premium');
    await expectPaymentCalls(page, sandbox, [1, 1, 1]);
  });

  test('another member does not continue it, and neither does a foreign link', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await orderAndLoseSession(page, { origin, sandbox });
    await signInByForm(page, { origin, translate }, emailOf('premium'));
    await signOut(page);
    await page.goto(`${origin}/completePayment/O1?provider=CelerisPay`);
    await expect(page).toHaveURL(`${origin}/login`);
    await signInByForm(page, { origin, translate });
    await settled(page);
    await waitForAnswers(sandbox);
    const checks = (await fetchRecordedRequests(sandbox)).filter(
      ({ path }) => path.includes('/check/') && path.includes('/payments/'),
    );
    expect(checks).toEqual([]);
  });
});

test.describe('where most use PayPal (layout 2)', () => {
  test.use({ siteKey: 'german' });

  test('it is the first of equal ways to pay, and one button goes on', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
    await page.locator('main button').first().click();
    const ways = page.getByRole('radiogroup', { name: translate('How would you like to pay?') }).getByRole('radio');
    await expect(ways.first()).toHaveAccessibleName(/^PayPal/);
    await expect(page.getByRole('radio', { name: translate('Enter your card here') })).toBeChecked();
    await ways.first().check();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([translate('Continue to my order')]);
    await page.getByRole('button', { name: translate('Continue to my order') }).click();
    await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
    await expect(page.getByRole('main')).toContainText('PayPal');
  });

  test('direct debit is checked once; after the address for the invoice, the favourite that was wanted is kept', {
    tag: '@rule',
  }, async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    const writable = page.getByRole('button', { name: translate('Write with Premium') });
    const card = page.getByRole('article').filter({ has: writable }).first();
    const [name = ''] = await readTexts(card.getByRole('heading').locator('bdi').first());
    await favouriteButton(card, translate).click();
    await page.getByRole('button', { name: goOn }).click();
    await page.getByRole('radio', { name: new RegExp(`^${translate('Direct debit')}`) }).check();
    await page.getByRole('textbox', { name: 'IBAN' }).fill(iban);
    await page.getByRole('button', { name: translate('Continue to my order') }).click();
    await expect(
      page.getByText(translate('Direct debit from the account ending in {digits}', { digits: '3000' })),
    ).toBeVisible();
    // From now on, the name and address for the invoice are missing.
    const completion = '**/api/personality/check_completed';
    await page.route(completion, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, contactDataRequired: true } } });
    });
    await page.getByRole('main').getByRole('button').last().click();
    const fields = ['First name', 'Last name', 'Street and number', 'Postcode', 'City'];
    for (const field of fields) await page.getByLabel(translate(field)).fill('12345');
    await page.unroute(completion);
    await page.getByRole('button', { name: translate('Save my contact details') }).click();

    await expect(pageHeading(page)).toHaveText(translate('Now you can keep {person} as a favourite', { person: name }));
    await expectCalls(page, sandbox, 'checkXolvis', 1);
    const lead = page.getByRole('main').locator('a, button').first();
    await expect(lead).toHaveText(translate('Keep {name} as a favourite', { name }));
    // The button says so before the profile has been loaded again.
    const release = await holdRequests(page, ({ pathname }) => pathname.startsWith('/api/profile/view/'));
    await lead.dblclick();
    await expect(pageHeading(page)).toContainText(name);
    await expectCalls(page, sandbox, 'toggleBookmark', 1);
    await expect(favouriteButton(page.getByRole('main'), translate)).toHaveAttribute('aria-pressed', 'true');
    release();
  });
});
