import { intlTag } from '../../../i18n/locale.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';
import { roundToKilometre } from '../town.model.ts';
import type { TownProvider } from '../townProvider.ts';
import { createMapsClient, type MapsClient } from './createMapsClient.ts';
import { type MapsMessage, toSearchKind, toTown } from './mapsMessages.ts';
import type { ClosableTownProvider } from './openWithFallback.ts';

/** Our document around the vendor's script, as the build writes it. */
const mapsFrameUrl = '/frames/maps.html';

/** Towns from the maps script's places library, through the line to its frame. */
export function createMapsTownProvider(
  { request: ask }: Pick<MapsClient, 'request'>,
  language: () => string,
): TownProvider {
  const readAddress = (message: MapsMessage) => {
    if (message.type !== 'address') throw new Error('the maps script answered another question');
    return message.address && toTown(message.address);
  };
  return {
    async search(typed, country, signal) {
      const kind = toSearchKind(typed, country);
      const question = { type: 'search', text: typed, country: toIsoCountry(country), kind } as const;
      const message = await ask({ ...question, language: language() }, signal);
      if (message.type !== 'suggestions') throw new Error('the maps script answered another question');
      return message.suggestions.map((suggestion) => ({ ...suggestion, town: null }));
    },
    locate: async ({ key }) => readAddress(await ask({ type: 'locate', key, language: language() })),
    findNearest: async (position) => readAddress(await ask({ type: 'reverse', ...roundToKilometre(position) })),
  };
}

/**
 * Loads the maps script in a frame that nobody sees. Its origin is its own: what runs in there can read neither the page
 * nor what is kept on the device.
 */
export function openMapsTownProvider(): ClosableTownProvider {
  const frame = document.createElement('iframe');
  const line = createMapsClient(() => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage({ type: 'connect' }, '*', [port2]);
    return port1;
  });
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.onload = line.connect;
  frame.src = mapsFrameUrl;
  document.body.append(frame);
  return {
    provider: createMapsTownProvider(line, intlTag),
    close() {
      line.close();
      frame.remove();
    },
  };
}
