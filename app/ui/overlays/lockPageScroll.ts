let lockCount = 0;
let unlock = () => {};

/** Keeps the page from scrolling behind a dialog, until the last one that holds it lets go. Gives that letting go. */
export function lockPageScroll(): () => void {
  lockCount += 1;
  if (lockCount === 1) unlock = lock();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lockCount -= 1;
    if (lockCount === 0) unlock();
  };
}

function lock(): () => void {
  const root = document.documentElement.style;
  root.overflow = 'hidden';
  if (!isIosSafari()) {
    return () => {
      root.overflow = '';
    };
  }
  // A finger on an iPhone scrolls the page all the same; only what is nailed down stays.
  const body = document.body.style;
  const { scrollX, scrollY } = window;
  Object.assign(body, { position: 'fixed', insetInline: '0', top: `${-scrollY}px` });
  return () => {
    root.overflow = '';
    Object.assign(body, { position: '', insetInline: '', top: '' });
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

const isIosSafari = () => CSS.supports('-webkit-touch-callout', 'none');
