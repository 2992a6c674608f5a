import { intlTag } from '../../i18n/locale.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { blur } from '../place.model.ts';
import type { PlaceProvider } from '../placeProvider.ts';
import { type MapsMessage, toKind, toPlace } from './maps.model.ts';
import { type MapsLine, openMapsLine } from './mapsLine.ts';
import type { OpenPlaces } from './openLazyPlaces.ts';

/** Our document around the vendor's script, as the build writes it. */
const mapsFrameAddress = '/frames/maps.html';

/** Towns from the maps script's places library, through the line to its frame. */
export function mapsPlaces({ ask }: Pick<MapsLine, 'ask'>, language: () => string): PlaceProvider {
  const readAddress = (message: MapsMessage) => {
    if (message.type !== 'address') throw new Error('the maps script answered another question');
    return message.address && toPlace(message.address);
  };
  return {
    async search(typed, country, signal) {
      const kind = toKind(typed, country);
      const question = { type: 'search', text: typed, country: toIsoCountry(country), kind } as const;
      const message = await ask({ ...question, language: language() }, signal);
      if (message.type !== 'suggestions') throw new Error('the maps script answered another question');
      return message.suggestions.map((suggestion) => ({ ...suggestion, place: null }));
    },
    locate: async ({ key }) => readAddress(await ask({ type: 'locate', key, language: language() })),
    reverse: async (position) => readAddress(await ask({ type: 'reverse', ...blur(position) })),
  };
}

/**
 * Loads the maps script in a frame that nobody sees. Its origin is its own: what runs in there can read neither the page
 * nor what is kept on the device.
 */
export function openMapsPlaces(): OpenPlaces {
  const frame = document.createElement('iframe');
  const line = openMapsLine(() => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage({ type: 'connect' }, '*', [port2]);
    return port1;
  });
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.onload = line.connect;
  frame.src = mapsFrameAddress;
  document.body.append(frame);
  return {
    provider: mapsPlaces(line, intlTag),
    close() {
      line.close();
      frame.remove();
    },
  };
}
