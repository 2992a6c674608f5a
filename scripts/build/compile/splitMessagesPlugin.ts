import path from 'node:path';
import type { Plugin } from 'vite';
import { type Cache, noCache } from '../../lib/cache.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import { type MessagePriority, messagePriorities } from './MessagePriority.ts';
import {
  type CompiledMessages,
  hashCatalogue,
  listModuleWays,
  loadMessageCatalogue,
  type MessageCatalogue,
  type ModuleWays,
  variantNamed,
} from './messageCatalogues.ts';
import { toProjectPath } from './projectPath.ts';

const NO_MESSAGES = '{}';

const messagesRequest = new RegExp(`^(.+\\.po)\\?(?:(\\w+)&)?(${messagePriorities.join('|')})$`);

/** The messages that a module imports. */
export interface MessagesRequest extends MessageCatalogue {
  /** The tag of the language, or of its variant. */
  tag: string;
  priority: MessagePriority;
}

/** Reads the id of a message module of the app in `root`; undefined for all other modules. */
export function parseMessagesRequest(root: string, id: string | null): MessagesRequest | undefined {
  const [, file, variant, priority] = (id && messagesRequest.exec(id)) || [];
  if (!file) return undefined;
  return {
    file: toProjectPath(root, file),
    ...(variant && { variant }),
    tag: variant ? variantNamed(variant).tag : path.basename(file, '.po'),
    priority: priority as MessagePriority,
  };
}

/**
 * Creates the Vite plugin behind `import('./de.po?critical')` and its likes: compiles the parts of a catalogue, and of
 * its variants (`./de.po?swissGerman&critical`), with the texts that a site has in place of some. In development, where
 * the module graph and these texts change while the server runs, all messages are critical. Without `readOwnTexts`, for
 * all sites, the modules are empty: fillMessages.ts puts the messages into their chunks.
 */
export function splitMessagesPlugin(root: string, readOwnTexts?: () => OwnTexts, cache: Cache = noCache): Plugin {
  const compileOnce = createAsyncMemo<CompiledMessages>();
  let allCritical = false;
  let ways: ModuleWays | 'all critical' | undefined;
  return {
    name: 'matchpress:split-messages',
    configResolved: ({ command }) => {
      allCritical = command === 'serve';
    },
    buildStart: () => {
      ways = undefined;
    },
    load: {
      filter: { id: messagesRequest },
      async handler(id) {
        const toModule = (json: string) =>
          ({
            code: `export const messages = JSON.parse(${JSON.stringify(json)});`,
            map: null,
            moduleType: 'js',
          }) as const;
        if (!readOwnTexts) return toModule(NO_MESSAGES);
        const { file, variant, priority } = parseMessagesRequest(root, id)!;
        ways ??= allCritical ? 'all critical' : listModuleWays(root);
        const options = { ways, ownTexts: readOwnTexts() };
        const catalogue = { file, variant };
        const inputs = [catalogue, options, hashCatalogue(root, catalogue)];
        const compiled = await compileOnce(JSON.stringify(inputs), () =>
          loadMessageCatalogue(root, cache, catalogue, options),
        );
        for (const dependency of compiled.files) this.addWatchFile(path.join(root, dependency));
        return toModule(compiled[priority]);
      },
    },
  };
}
