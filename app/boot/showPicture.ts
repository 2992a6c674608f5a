import { toFocusStyle } from '../ui/content/toFocusStyle.ts';

/**
 * Loads a picture and shows it in the skeleton, in the place with this number among those that the part has for
 * pictures (`data-picture`), as the page will: so the largest thing of a page is on the screen before its scripts are.
 * The place decides which part of the picture is in sight, unless the address does. Without a part it is only loaded.
 */
export async function showPicture(part: string | undefined, index: number, src: string): Promise<void> {
  const image = Object.assign(new Image(), { fetchPriority: 'high', referrerPolicy: 'no-referrer', src });
  const cover = { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'inherit' };
  Object.assign(image.style, cover, toFocusStyle(src));
  // One that does not load is never shown.
  await Promise.all([image.decode(), parsed()]);
  document.querySelectorAll(`[data-part=${part}] [data-picture]`)[index]?.append(image);
}

/** Waits until the document is there. */
const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', resolve, { once: true });
    else resolve(undefined);
  });
