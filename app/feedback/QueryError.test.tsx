import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { QueryError } from './QueryError.tsx';

vi.mock('../device/useOnline.ts', () => ({ useOnline: () => true }));

i18n.loadAndActivate({ locale: 'en', messages: {} });

test.for([
  [false, 'alert'],
  [true, 'status'],
] as const)('a failure that is quiet (%s) has the role %s, and can be tried again', ([quiet, role]) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryError title="Error: the list could not be loaded" quiet={quiet} busy={false} onRetry={() => {}} />
    </I18nProvider>,
  );
  expect(shown).toContain('Error: the list could not be loaded');
  expect(shown).toContain('Try again');
  expect(/role="(\w+)"/.exec(shown)?.[1]).toBe(role);
});
