import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PracticeOffer } from '../../../fraud-practice/PracticeOffer.tsx';
import { practiceMemoryAtom } from '../../../fraud-practice/practiceMemory.ts';
import { tabStorage } from '../../../lib/storage/deviceStorage.ts';
import { dispatchSessionAtom } from '../../../session/session.atoms.ts';
import { NavigationProvider } from '../../../ui/navigation/NavigationProvider.tsx';
import type { NavigateOptions } from '../../../ui/navigation/navigation.ts';
import { FraudPractice } from './FraudPractice.tsx';
import { practiceMessages } from './practiceMessages.ts';

const location = { key: '', pathname: '/', search: '', hash: '', state: null };

/** Opens a device with a signed-in member, in which pages are shown one after the other. */
function open() {
  const store = createStore();
  const states: unknown[] = [];
  const navigate = (_: string | number, options?: NavigateOptions) => void states.push(options?.state);
  store.set(dispatchSessionAtom, { type: 'signedIn', claims: { userId: '7' } as never });
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData: { user: {} } as never });
  let close = () => {};
  closing.push(() => close());
  const show = (page: ReactNode) => {
    close();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    close = () => {
      act(() => root.unmount());
      place.remove();
      close = () => {};
    };
    act(() =>
      root.render(
        <Provider store={store}>
          <NavigationProvider location={location} navigate={navigate}>
            <I18nProvider i18n={i18n}>{page}</I18nProvider>
          </NavigationProvider>
        </Provider>,
      ),
    );
  };
  return {
    store,
    states,
    showOffer: () => show(<PracticeOffer conversation="12" name="Perpetua" next="#message" />),
    showPractice: () => show(<FraudPractice />),
    signOut: () => act(() => store.set(dispatchSessionAtom, { type: 'ended', reason: 'signedOut' })),
  };
}

const closing: (() => void)[] = [];
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  tabStorage.clear();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

function press(...names: readonly string[]): void {
  for (const name of names) {
    const found = [...document.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === name);
    act(() => found!.click());
  }
}

function pressThrough(): void {
  press('Begin');
  for (const index of practiceMessages.keys())
    press('I’d be careful', index < practiceMessages.length - 1 ? 'Next message' : 'To the three rules');
}

test('the practice leads back to its conversation, which neither the history nor the next person is told', {
  tags: 'rule',
}, () => {
  const { states, showOffer, showPractice, signOut } = open();
  showOffer();
  press('Practise');
  expect(states).toEqual([undefined]);
  showPractice();
  pressThrough();
  expect(document.body.textContent).toContain('Write to Perpetua');
  signOut();
  expect(document.body.textContent).not.toContain('Perpetua');
});

test('a new message takes the focus, unless a reload has shown it', () => {
  const { showPractice } = open();
  const focused = () => (document.activeElement === document.body ? 'nothing' : document.activeElement!.textContent);
  showPractice();
  press('Begin');
  expect(focused()).toContain('Which path do you like best?');
  showPractice();
  expect(focused()).toBe('nothing');
  press('I’d be careful');
  expect(focused()).toContain('Being careful never hurts.');
  press('Next message');
  expect(focused()).toContain('Give me your number.');
});

test('a practice that was done begins again, and stays done if it is skipped', () => {
  const { store, showPractice } = open();
  showPractice();
  pressThrough();
  showPractice();
  press('Begin', 'Skip the practice');
  expect(store.get(practiceMemoryAtom)).toBe('done');
});
