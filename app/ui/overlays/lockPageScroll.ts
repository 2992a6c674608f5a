/** Keeps the page from scrolling behind a dialog; the returned function releases it. */
export function lockPageScroll(): () => void {
  const root = document.documentElement.style;
  root.overflow = 'hidden';
  if (!isIosSafari()) {
    return () => {
      root.overflow = '';
    };
  }
  // On iOS a finger scrolls the page all the same, unless it has a fixed position.
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
