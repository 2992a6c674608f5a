import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Message } from '../../../api/contract/conversations.ts';
import { NavigateContext } from '../../../ui/navigation/navigation.ts';
import { MessageNote } from './MessageNote.tsx';
import { findMessageWarning, loadWarningWords } from './siteWarnings.ts';

await loadWarningWords();
i18n.loadAndActivate({ locale: 'en', messages: {} });

const show = (message: string | null, { own = false, blurred = false } = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NavigateContext value={() => {}}>
        <MessageNote message={{ messageId: 1, message, blurred } as Message} own={own} find={findMessageWarning} />
      </NavigateContext>
    </I18nProvider>,
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
