import { memo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { useAnyModalOpen, useModal } from './useModal.ts';

const { show, find, focus, press, send } = showInEachTest();
const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

function Modal({ close }: { close: () => void }) {
  return (
    <dialog {...useModal(close)}>
      <h2 data-first-focus tabIndex={-1}>
        Title
      </h2>
      <input type="file" />
    </dialog>
  );
}

const ModalState = memo(() => <output>{useAnyModalOpen() ? 'open' : 'none'}</output>);

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ModalState />
      {open && <Modal close={close} />}
    </>
  );
}

async function open() {
  await show(<Page />);
  await focus(find('button', 'Open'));
  await press(find('button', 'Open'));
  return find('dialog') as HTMLDialogElement;
}
const scrolling = () => document.documentElement.style.overflow;

test('it opens with the focus on its title, and the page behind it does not scroll', async () => {
  expect((await open()).open).toBe(true);
  expect(document.activeElement).toBe(find('h2'));
  expect(scrolling()).toBe('hidden');
  expect(find('output').textContent).toBe('open');
});

test('Escape closes it while it is in the page, so that browsers return the focus, and lets the page scroll again', async () => {
  const dialog = await open();
  const close = vi.spyOn(dialog, 'close').mockImplementation(() => expect(dialog.isConnected).toBe(true));
  const event = await send(dialog, 'cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(scrolling()).toBe('');
  expect(find('output').textContent).toBe('none');
});

test('a second Escape, which the browser does not ask about, closes it through its caller', async () => {
  const dialog = await open();
  dialog.open = false;
  await send(dialog, 'close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a file field in it that is left without a file does not close it', async () => {
  await open();
  await send(find('input'), 'cancel');
  expect(onClose).not.toHaveBeenCalled();
});

test('a press on the backdrop closes it; one that began inside, or is inside, does not', async () => {
  const dialog = await open();
  await send(find('h2'), 'pointerdown');
  await press(dialog);
  await send(dialog, 'pointerdown');
  await press(find('h2'));
  expect(onClose).not.toHaveBeenCalled();
  await press(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the page stays locked until the last of two dialogs has closed', async () => {
  const first = <Modal key="first" close={onClose} />;
  await show([first, <Modal key="second" close={onClose} />]);
  await show([first]);
  expect(scrolling()).toBe('hidden');
  await show(null);
  expect(scrolling()).toBe('');
});
