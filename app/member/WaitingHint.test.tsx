import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../tests/support/fakeTimersInEachTest.ts';
import { showInEachTest } from '../../tests/support/showInEachTest.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';
import { WaitingHint } from './WaitingHint.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
fakeTimersInEachTest();
const { show, find, press } = showInEachTest();

const location = { key: '', pathname: '/', search: '', hash: '', state: null };

const hint = () => (
  <NavigationProvider location={location} navigate={() => {}}>
    <I18nProvider i18n={i18n}>
      <WaitingHint rows={[{ id: '7', waitingSince: 0 }]} to="/" />
    </I18nProvider>
  </NavigationProvider>
);

test('a closed hint stays away for the day, also after it is shown again, and comes back on the next', {
  tags: 'rule',
}, async () => {
  vi.setSystemTime(new Date(2026, 5, 1, 12));
  await show(hint());
  await press(find('button'));
  expect(document.querySelector('button')).toBeNull();
  await show(null);
  await show(hint());
  expect(document.querySelector('button')).toBeNull();
  vi.setSystemTime(new Date(2026, 5, 2, 0, 1));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(document.querySelector('button')).not.toBeNull();
  await press(find('button'));
  await act(async () => memberStorage.clear());
  await show(null);
  await show(hint());
  expect(document.querySelector('button')).not.toBeNull();
});
