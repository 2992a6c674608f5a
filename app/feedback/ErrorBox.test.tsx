import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBox } from './ErrorBox.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const show = (props: ComponentProps<typeof ErrorBox>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ErrorBox {...props} />
    </I18nProvider>,
  );

test('an error box has a generic title unless it is given one', () => {
  expect(show({ children: createElement('p', {}, 'The server is resting.') })).toMatch(
    /Error: this did not work.*The server is resting\./,
  );
  expect(show({ title: 'Unable to set favourite' })).not.toContain('this did not work');
});

test('an error box has a button to close it only where it can be closed', () => {
  expect(show({})).not.toContain('Close');
  expect(show({ onDismiss() {} })).toContain('Close');
});
