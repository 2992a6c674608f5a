import { readStored } from '../lib/storage/deviceStorage.ts';
import { tokenStorageKey } from '../session/tokenStorageKey.ts';
import type { VisitorSettings } from './BootSettings.ts';

/** Tells who has opened the document, before the app does. */
export const readVisitor = ({ hosts, otherLocales }: VisitorSettings) => ({
  isMember: readStored(tokenStorageKey) !== null,
  isOwnHost: hosts.includes(location.hostname),
  isOtherLanguage: otherLocales.includes(readStored('locale') ?? ''),
});
