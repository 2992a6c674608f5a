import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { QuestionType } from '../../app/answers/questionTypes.ts';
import { questions } from '../../scripts/sandbox/world/questions.ts';
import {
  countCalls,
  emailOf,
  fetchNewestEmailLink,
  fetchRecordedRequests,
  memberPassword,
  triggerEvent,
} from '../../scripts/screenshots/sandboxControl.ts';
import { budgetPages } from '../browser/budgetPages.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { test } from './engineTest.ts';
import type { Tab, Target } from './Tab.ts';

// What members do most, in Chromium, Firefox and WebKit. One after the other, because each engine is started for a worker.
test.describe.configure({ mode: 'default' });

const home = '/membership-area/home';
const matches = '/membership-area/matches';
const thread = '/membership-area/messages/11';
const gallery = '/membership-area/user-profile/profile/gallery';

const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const button = (name: string | RegExp, within?: string): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const link = (name: string | RegExp, within?: string): Target => ({ role: 'link', name, ...(within && { within }) });

const readPath = (tab: Tab) => tab.read(() => location.pathname + location.search);
const expectPath = (tab: Tab, expected: string | RegExp) => expect.poll(() => readPath(tab)).toMatch(expected);

const proceed = (tab: Tab) => tab.tap({ css: 'main button[type=submit]' });
const options = 'main [role=group] button';
const texts = 'main :is(input, textarea)';
const tapOptions = async (tab: Tab, count: number) => {
  for (let index = 0; index < count; index += 1) await tab.tap({ css: options, index });
};
const writeTexts = async (tab: Tab, count: number) => {
  for (let index = 0; index < count; index += 1) await tab.type({ css: texts, index }, `By the sea ${index + 1}`);
  await proceed(tab);
};

/** How a question of each type is answered on a phone. */
const answerByTouch: Readonly<Record<QuestionType, (tab: Tab) => Promise<void>>> = {
  1: (tab) => tab.tap({ css: options }),
  2: async (tab) => {
    await tapOptions(tab, 3);
    await proceed(tab);
  },
  3: (tab) => writeTexts(tab, 1),
  4: (tab) => writeTexts(tab, 3),
  5: async (tab) => {
    await tab.type({ css: texts }, '04231965');
    await proceed(tab);
  },
  6: (tab) => tab.tap({ css: options }),
  7: async (tab) => {
    await tab.type({ css: 'main [role=combobox]' }, 'Madison');
    await tab.tap({ role: 'option' });
    await proceed(tab);
  },
  8: proceed,
  9: proceed,
  10: proceed,
  11: (tab) => writeTexts(tab, 1),
};

/** A small picture in a file of its own. */
async function writePicture(): Promise<string> {
  const file = test.info().outputPath('me.png');
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { width: 80, height: 100, channels: 3, background: '#a54' } })
    .png()
    .toFile(file);
  return file;
}

test('signing in with the password', async ({ openTab, origin }) => {
  const tab = await openTab();
  await tab.open(`${origin}/login`);
  await tab.type({ label: 'E-mail address' }, emailOf('complete'));
  await tab.type({ label: 'Password' }, memberPassword);
  await tab.press(button('Sign in'));
  await tab.waitFor(heading('Good to see you, Margaret'));
  expect(await readPath(tab)).toBe(home);
});

test('signing in with a link from an e-mail', async ({ openTab, origin, sandbox }) => {
  const tab = await openTab();
  await tab.open(`${origin}/login`);
  await tab.type({ label: 'E-mail address' }, emailOf('complete'));
  await tab.press(button('E-mail me a sign-in link'));
  await tab.waitForText(emailOf('complete'));
  await tab.open(await fetchNewestEmailLink(sandbox));
  await tab.waitFor(heading('Good to see you, Margaret'));
  expect(await readPath(tab)).toBe(home);
});

test('from home by the list to a profile, and back to the same place', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'complete' });
  await tab.open(origin + home);
  await tab.waitFor(heading('Good to see you, Margaret'));
  await tab.press(link(/^Matches/, 'header'));
  await tab.waitFor({ role: 'article' });
  await tab.press({ role: 'link', within: 'main article' });
  await tab.waitFor({ css: 'main section h2' });
  await expectPath(tab, /\/member-profile\/profile\/\d+/);
  await tab.read(() => history.back());
  await tab.waitFor({ role: 'article' });
  await expectPath(tab, matches);
});

test('writing a message, and receiving one', async ({ openTab, origin, sandbox }) => {
  const tab = await openTab({ account: 'premium' });
  await tab.open(origin + thread);
  await tab.type({ label: 'Your message' }, 'Shall we meet by the lake?');
  await tab.press(button('Send message'));
  await tab.waitForText('Message sent.');
  await expect.poll(() => countCalls(sandbox, 'socket')).toBeGreaterThan(0);
  await triggerEvent(sandbox, 'premium', { type: 'message', text: 'Yes, on Sunday.' });
  await tab.waitForText('Yes, on Sunday.');
});

test('every type of question is answered by touch', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'new' });
  await tab.resize(480, 800);
  await tab.open(`${origin}/personality-test/1`);
  for (const { orderId, type, translations } of questions) {
    await tab.waitFor(heading(translations.en));
    // The heading of a question that was just shown takes the focus, and keys with it.
    if (orderId > 1) await expect.poll(() => tab.read(() => document.activeElement?.tagName)).toBe('H1');
    await answerByTouch[type as QuestionType](tab);
    await expectPath(
      tab,
      orderId === questions.length ? /^(?!.*personality-test)/ : `/personality-test/${orderId + 1}`,
    );
  }
});

test('a picture is chosen, cut, and stored', async ({ openTab, origin, sandbox }) => {
  const tab = await openTab({ account: 'complete' });
  await tab.open(origin + gallery);
  await tab.press(button('Add pictures'));
  await tab.waitFor({ css: 'dialog[open]' });
  await tab.choose(await writePicture());
  await tab.press(button('Save 1 picture', 'dialog[open]'));
  await tab.waitForText('Your pictures are saved');
  const stored = (await fetchRecordedRequests(sandbox)).find(({ call }) => call === 'putPicture');
  const bytes = Buffer.from(await (await fetch(sandbox + stored!.path)).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('png');
});

/** Goes from the plans to the order, with a way to pay. */
async function order(tab: Tab, origin: string, method: RegExp): Promise<void> {
  await tab.open(`${origin}/premium-plans/plans`);
  await tab.press(button('Continue with 6 months'));
  await tab.press({ role: 'radio', name: method });
}

test('paying by card', async ({ openTab, origin, sandbox }) => {
  const tab = await openTab({ account: 'complete' });
  await order(tab, origin, /^Credit or debit card/);
  await tab.type({ label: 'Card number' }, '4929716058304479');
  await tab.type({ label: 'Name on the card' }, 'Margaret Miller');
  await tab.type({ label: 'Expiration date' }, '1239');
  await tab.type({ label: 'Security code' }, '937');
  await tab.press(button('Continue to my order'));
  await tab.press(button(/^Pay /));
  await tab.waitFor(heading('Welcome to Premium'));
  expect(await countCalls(sandbox, 'completePayment')).toBe(1);
});

test('paying at the page of a provider', async ({ openTab, origin, sandbox }) => {
  const tab = await openTab({ account: 'complete' });
  await order(tab, origin, /secure page of Acquired/);
  await tab.press(button('Continue to my order'));
  await tab.press(button(/^Pay /));
  await tab.press(link('The payment is good'));
  await tab.waitFor(heading('Welcome to Premium'));
  expect(await countCalls(sandbox, 'checkAcquired')).toBe(1);
});

async function pickOnFirstCard(tab: Tab, name: string): Promise<void> {
  await tab.press(button('More', 'main article'));
  await tab.press({ role: 'menuitem', name });
}

/** Ways to leave a tab with an undoable action in it. */
const ways: Readonly<Record<string, (tab: Tab, sandbox: string) => Promise<unknown>>> = {
  closing: (tab) => tab.close(),
  'another site': (tab, sandbox) => tab.open(`${sandbox}/__sandbox__/mail`),
  // Neither driver can hide a tab for long enough; a phone that sleeps tells no more than this.
  'a hidden tab': (tab) =>
    tab.read(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
};

/** Actions that can be undone, each with the call that is sent for it in the end. */
const undoables: Readonly<Record<string, { call: string; act: (tab: Tab, origin: string) => Promise<void> }>> = {
  'a deleted match': {
    call: 'deleteMatch',
    async act(tab, origin) {
      await tab.open(origin + matches);
      await pickOnFirstCard(tab, 'Delete match');
      await tab.waitFor(button('Take it back'));
    },
  },
  'a deleted picture': {
    call: 'deletePicture',
    async act(tab, origin) {
      await tab.open(origin + gallery);
      await tab.press(button(/^Delete/, 'main ol'));
      await tab.waitFor(button('Bring it back'));
    },
  },
  'a deleted conversation': {
    call: 'deleteConversation',
    async act(tab, origin) {
      await tab.open(origin + thread);
      await tab.press(button('More', 'main'));
      await tab.press({ role: 'menuitem', name: 'Delete conversation' });
      await tab.waitFor(button('Undo the deletion'));
    },
  },
  'a removed favourite': {
    call: 'toggleBookmark',
    async act(tab, origin) {
      await tab.open(origin + matches);
      await pickOnFirstCard(tab, 'Add to favorites');
      await tab.waitFor({ css: 'main article' });
      await pickOnFirstCard(tab, 'Remove favorite');
      await tab.waitFor(button('Take it back'));
    },
  },
};

for (const [what, { call, act }] of Object.entries(undoables)) {
  // By day, each way and each action once.
  const tried = isFullMatrix ? Object.keys(ways) : [Object.keys(ways)[Object.keys(undoables).indexOf(what) % 3]!];
  for (const way of tried) {
    test(`${what} is sent on leaving by ${way}`, async ({ openTab, origin, sandbox }) => {
      const tab = await openTab({ account: 'premium' });
      // A browser ends with its last tab.
      if (way === 'closing') await tab.openTab();
      await act(tab, origin);
      const before = await countCalls(sandbox, call);
      await ways[way]!(tab, sandbox);
      await expect.poll(() => countCalls(sandbox, call)).toBe(before + 1);
    });
  }
}

test('a draft is there when its tab was closed', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'premium' });
  const other = await tab.openTab();
  await tab.open(origin + thread);
  await tab.type({ label: 'Your message' }, 'I wanted to');
  await tab.close();
  await other.open(origin + thread);
  await expect.poll(() => other.read(() => document.querySelector('textarea')?.value)).toBe('I wanted to');
});

test('signing out in one tab signs out in the other', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'complete' });
  const other = await tab.openTab();
  await other.open(origin + home);
  await other.waitFor(heading('Good to see you, Margaret'));
  await tab.open(origin + home);
  await tab.press(button('Menu', 'header'));
  await tab.press(link('Logout', 'dialog[open]'));
  await tab.waitFor(button('Sign in'));
  await other.waitForText('You were signed out in another window.');
  expect(await other.read(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('eyJ');
});

test('the largest text fits a phone', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'complete' });
  await tab.resize(360, 740);
  await tab.read(() => localStorage.setItem('textScale', '200'));
  for (const path of [home, thread]) {
    await tab.open(origin + path);
    await tab.waitFor({ css: 'main h1, main h2' });
    const size = await tab.read(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size).toBeGreaterThan(35);
    const overflow = () => tab.read(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the device asks for dark colours', async ({ openTab, origin }) => {
  const tab = await openTab({ account: 'complete', night: true });
  await tab.open(origin + home);
  await tab.waitFor(heading('Good to see you, Margaret'));
  const [red = 255] = (await tab.read(() => getComputedStyle(document.body).backgroundColor))
    .match(/\d+/g)!
    .map(Number);
  expect(red).toBeLessThan(64);
});

test('every page opens cold, and the app takes it over', async ({ openTab, signIn, origin }) => {
  const tab = await openTab();
  for (const { path, account, content } of Object.values(budgetPages)) {
    await signIn(tab, account);
    await tab.open(origin + path);
    await tab.waitFor({ css: content });
    await expect.poll(() => tab.read(() => document.documentElement.dataset.boot), path).toBe('done');
  }
});
