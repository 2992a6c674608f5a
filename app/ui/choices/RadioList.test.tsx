import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioList } from './RadioList.tsx';

const show = (error?: string) =>
  renderToStaticMarkup(
    <RadioList
      id="way"
      label="How do you want to pay?"
      options={[
        { value: 'card', label: 'Card' },
        { value: 'wallet', label: 'Wallet' },
      ]}
      chosen={null}
      onChoose={() => {}}
      error={error}
    />,
  );

test('a group with a mistake says so, and what it is', () => {
  const group = /<fieldset[^>]*>/.exec(show('Choose how you want to pay.'))?.[0];
  expect(group).toContain('role="radiogroup"');
  expect(group).toContain('aria-invalid="true"');
  expect(group).toContain('aria-describedby="way-error"');
  expect(show('Choose how you want to pay.')).toMatch(/id="way-error".*Choose how you want to pay\./);
});

test('without one it says nothing of mistakes', () => {
  expect(show()).not.toMatch(/aria-invalid|aria-describedby/);
});
