import { connectToFrame } from '../lib/connectToFrame.ts';
import { tagManagerOutbox } from './tagManagerOutbox.ts';

/** The document with the vendor's script, which the build writes. */
const tagsFrameUrl = '/frames/tags';

/**
 * Loads the tag manager in a hidden, sandboxed frame, which can read neither the page nor its storage, and feeds its
 * data layer. Call it only with the member's consent and on pages that may load third-party scripts. The returned
 * function removes the frame.
 */
export function openTagManagerFrame(): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  // A frame that loads a second time was navigated by the vendor's script, and gets no port.
  frame.addEventListener('load', () => tagManagerOutbox.connect(connectToFrame(frame)), { once: true });
  frame.src = tagsFrameUrl;
  document.body.append(frame);
  return () => {
    tagManagerOutbox.disconnect();
    frame.remove();
  };
}
