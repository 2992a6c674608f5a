import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Message } from '../../../api/contract/conversations.ts';
import { NavigationProvider } from '../../../ui/navigation/NavigationProvider.tsx';
import { MessageNote } from './MessageNote.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const location = { key: '', pathname: '/', search: '', hash: '', state: null };

const show = (message: string | null, { own = false, blurred = false } = {}) =>
  renderToStaticMarkup(
    <NavigationProvider location={location} navigate={() => {}}>
      <I18nProvider i18n={i18n}>
        <MessageNote message={{ messageId: 1, message, blurred } as Message} own={own} />
      </I18nProvider>
    </NavigationProvider>,
  );

const request = 'Could you lend me 300 euros?';

test.each([
  [request, 'Please don’t send money'],
  ['My account: DE89 3704 0044 0532 0130 00', 'Please don’t send money'],
  ['See www.example.com', 'Please open only links'],
  ['Call me: +44 7700 900142', 'Please stay here'],
  ['Let’s move to WhatsApp', 'Please stay here'],
])('%s: %s', (text, note) => expect(show(text)).toContain(note));

test('own messages, those that need Premium and harmless ones have no note', { tags: 'rule' }, () => {
  expect(show(request, { own: true })).toBe('');
  expect(show(request, { blurred: true })).toBe('');
  expect(show('How was your day?')).toBe('');
  expect(show(null)).toBe('');
});
