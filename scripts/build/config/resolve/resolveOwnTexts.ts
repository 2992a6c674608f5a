import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type PoMessage, parsePo } from '../../../lib/parsePo.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { Catalogue, OwnTexts } from '../schema/catalogue.ts';
import { identifyMessage, SOURCE_TAG } from '../schema/textTagsAndMessageKeys.ts';

/** Returns the key by which the app asks for a message. */
const toMessageKey = ({ id, context, explicitId }: PoMessage): string =>
  explicitId ? id : generateMessageId(id, context);

type ResolveTexts = (files: readonly TextFile[]) => OwnTexts;

/** Creates the resolver of texts in place of the app's: by the keys of their messages, without unknown messages. */
export function createOwnTextsResolver(catalogues: ReadonlyMap<string, TextFile>): ResolveTexts {
  let keys: ReadonlyMap<string, string> | undefined;
  return (files) => {
    if (files.length === 0) return {};
    keys ??= new Map(
      parsePo(catalogues.get(SOURCE_TAG)?.text ?? '').map((one) => [identifyMessage(one), toMessageKey(one)]),
    );
    const readTexts = (po: string) =>
      parsePo(po).flatMap((message) => {
        const key = keys!.get(identifyMessage(message));
        return key === undefined || message.text === '' ? [] : [[key, message.text] as const];
      });
    return Object.fromEntries(
      files.map(({ file, text }) => [path.posix.basename(file, '.po'), Object.fromEntries(readTexts(text))]),
    );
  };
}

/** Resolves the texts of the voices from those by `voice/tag`. */
export function resolveVoiceTexts(
  voiceTexts: ReadonlyMap<string, TextFile>,
  resolveTexts: ResolveTexts,
): Catalogue['voiceTexts'] {
  const byVoice = Map.groupBy(voiceTexts.keys(), (key) => path.posix.dirname(key));
  return Object.fromEntries(
    Array.from(byVoice, ([voice, keys]) => [voice, resolveTexts(keys.map((key) => voiceTexts.get(key)!))]),
  );
}
