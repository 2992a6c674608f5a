import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioList } from './RadioList.tsx';

const render = (error?: string) =>
  renderToStaticMarkup(
    <RadioList
      id="method"
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

test('a group with an error is invalid and described by the error', () => {
  const group = /<fieldset[^>]*>/.exec(render('Choose how you want to pay.'))?.[0];
  expect(group).toContain('role="radiogroup"');
  expect(group).toContain('aria-invalid="true"');
  expect(group).toContain('aria-describedby="method-error"');
  expect(render('Choose how you want to pay.')).toMatch(/id="method-error".*Choose how you want to pay\./);
});

test('a group without an error is neither invalid nor described', () => {
  expect(render()).not.toMatch(/aria-invalid|aria-describedby/);
});
