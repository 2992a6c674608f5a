/** The state of a history entry whose address was hidden. */
interface HidingState {
  mailedAddress: string;
}

/** Address that is shown until the app has read the mailed one: that of a link that was consumed. */
const neutralAddress = '/magiclink/link';

/** The pattern of an address with a token, however a mail program wrote it; the neutral word alone does not fit. */
const mayHoldToken = /(?:magic-?link|reset-?password)(?:\/|%(?:25)*2F)+(?!link$)[^/]|eyJ[\w-]+(?:\.|%)/i;

/**
 * Hides an address with the token of a mailed link in the state of its history entry, which nobody is sent and a reload
 * keeps. Must run before a style is read: Chromium sends the address of that moment as the referrer of each font that an
 * inline style asks for, whatever the policy says.
 */
export function hideMailedAddress(): void {
  const state: HidingState = { mailedAddress: location.href };
  if (mayHoldToken.test(location.href)) history.replaceState(state, '', neutralAddress);
}

/** Reads the address that was hidden; undefined if none was. */
export const readMailedAddress = (state: unknown): string | undefined =>
  (state as Partial<HidingState> | null | undefined)?.mailedAddress;
