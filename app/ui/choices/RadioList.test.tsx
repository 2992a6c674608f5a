import { useState } from 'react';
import { expect, test } from 'vitest';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { RadioList } from './RadioList.tsx';

const { show, find, press } = showInEachTest();

function Method({ problem }: { problem?: string }) {
  const [chosen, setChosen] = useState<'card' | 'wallet' | null>(null);
  return (
    <RadioList
      id="method"
      label="How do you want to pay?"
      options={[
        { value: 'card', label: 'Card', content: <p>Number of the card</p> },
        { value: 'wallet', label: 'Wallet', hint: 'You are led to its page.' },
      ]}
      chosen={chosen}
      onChoose={setChosen}
      problem={problem}
    />
  );
}

const option = (label: string) => find('label', label).querySelector('input')!;
const describedBy = (element: Element) => element.getAttribute('aria-describedby');

test('a press chooses one, and only what belongs to it is shown', async () => {
  await show(<Method />);
  expect(option('Card').checked || option('Wallet').checked).toBe(false);
  await press(option('Card'));
  expect([option('Card').checked, option('Wallet').checked]).toEqual([true, false]);
  expect(find('[role=group]', 'Number of the card').getAttribute('aria-label')).toBe('Card');
  await press(option('Wallet'));
  expect([option('Card').checked, option('Wallet').checked]).toEqual([false, true]);
  expect(find('fieldset').textContent).not.toContain('Number of the card');
});

test('the options are one group for the keyboard, and the question names it', async () => {
  await show(<Method />);
  expect([option('Card').getAttribute('name'), option('Wallet').getAttribute('name')]).toEqual(['method', 'method']);
  expect(find('legend').textContent).toBe('How do you want to pay?');
});

test('a group with a problem is invalid, and it and its first option are described by the problem', async () => {
  await show(<Method problem="Choose how you want to pay." />);
  expect(find('[role=radiogroup]').getAttribute('aria-invalid')).toBe('true');
  expect(find('[id=method-error]').textContent).toBe('Choose how you want to pay.');
  expect(describedBy(find('fieldset'))).toBe('method-error');
  expect(option('Card').id).toBe('method');
  expect(describedBy(option('Card'))).toBe('method-error');
  expect(describedBy(option('Wallet'))).toBe('method-hint-1');
});

test('a group without a problem is neither invalid nor described', async () => {
  await show(<Method />);
  expect(find('fieldset').getAttribute('aria-invalid')).toBeNull();
  expect(describedBy(find('fieldset'))).toBeNull();
  expect(describedBy(option('Card'))).toBeNull();
});
