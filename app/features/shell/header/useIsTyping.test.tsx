import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../../../tests/support/fakeTimersInEachTest.ts';
import { showInEachTest } from '../../../../tests/support/showInEachTest.ts';
import { useIsTyping } from './useIsTyping.ts';

fakeTimersInEachTest();
const { show, find, focus } = showInEachTest();

const Typing = () => <output>{useIsTyping() ? 'typing' : 'idle'}</output>;

test('typing ends when the field goes without an event', async () => {
  vi.stubGlobal('visualViewport', null);
  await show(<Typing />);
  const field = document.body.appendChild(document.createElement('input'));
  await focus(field);
  expect(find('output').textContent).toBe('typing');
  await act(async () => vi.advanceTimersByTime(5000));
  expect(find('output').textContent).toBe('typing');
  document.addEventListener('focusout', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  field.remove();
  await act(async () => vi.advanceTimersByTime(2000));
  expect(find('output').textContent).toBe('idle');
});
