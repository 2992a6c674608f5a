let holders = 0;
let release = () => {};

/** Keeps the page from scrolling behind a dialog, until the last one that holds it lets go. Gives that letting go. */
export function holdPage(): () => void {
  holders += 1;
  if (holders === 1) release = hold();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) release();
  };
}

function hold(): () => void {
  const root = document.documentElement.style;
  root.overflow = 'hidden';
  if (!isTouchSafari()) {
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

const isTouchSafari = () => CSS.supports('-webkit-touch-callout', 'none');
