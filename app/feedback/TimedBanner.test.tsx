import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimedBanner } from './TimedBanner.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const show = (props: Omit<ComponentProps<typeof TimedBanner>, 'onDismiss'>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TimedBanner {...props} onDismiss={() => {}} />
    </I18nProvider>,
  );

test('a failure has a generic title unless it is given one', { tags: 'rule' }, () => {
  expect(show({ children: createElement('p', {}, 'The server is resting.') })).toMatch(
    /Error: this didn’t work.*The server is resting\./,
  );
  expect(show({ title: 'Unable to set favourite' })).not.toContain('this didn’t work');
});
