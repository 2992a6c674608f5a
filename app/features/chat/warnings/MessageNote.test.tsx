import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Message } from '../../../api/contract/conversations.ts';
import { NavigateContext } from '../../../ui/navigation/navigation.ts';
import type { WarningKind } from './findWarning.ts';
import { MessageNote } from './MessageNote.tsx';
import { findMessageWarning, loadWarningWords } from './siteWarnings.ts';

await loadWarningWords();
i18n.loadAndActivate({ locale: 'en', messages: {} });

const find = (message: string | null, { own = false, blurred = false } = {}) =>
  findMessageWarning({ messageId: 1, message, blurred } as Message, own);

const show = (kind: WarningKind) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NavigateContext value={() => {}}>
        <MessageNote messageId={1} kind={kind} />
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
])('%s: %s', (text, note) => expect(show(find(text)!)).toContain(note));

test('own messages, those that need Premium and harmless ones have no note', { tags: 'rule' }, () => {
  expect(find(request, { own: true })).toBeNull();
  expect(find(request, { blurred: true })).toBeNull();
  expect(find('How was your day?')).toBeNull();
  expect(find(null)).toBeNull();
});
