import type { SshTarget } from '../../../../build/config/schema/targets.ts';
import { contentPath } from '../../../../build/output/cacheFolders.ts';
import { UserError } from '../../../../lib/problem.ts';
import type { KeptRelease, Machine, MachineState } from '../Machine.ts';
import { connectSsh, RemoteError } from './connectSsh.ts';
import { packLinks } from './linkArchive.ts';
import {
  NOT_RELOADED,
  placeScript,
  proveScript,
  readLogScript,
  readScript,
  releaseScript,
  removeScript,
  stateScript,
  switchScript,
  writeLogScript,
} from './remoteScripts.ts';

const relativePathOf = contentPath('');

const toLines = (text: string) => text.split('\n').filter((line) => line !== '');
const toNumber = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));

/** Parses what stateScript prints. Throws a UserError if the machine lacks a command. */
function parseState(machine: string, output: string): Omit<MachineState, 'live'> & { live?: string } {
  const [lacking = '', disk = '', now = '', current = '', releases = '', sites = '', contents = ''] =
    output.split('\0');
  if (lacking.trim() !== '')
    throw new UserError(`${machine} lacks ${lacking.trim().replaceAll(' ', ', ')}; install that first`);
  const [kilobytes, files] = disk.split('\n');
  const live = current.trim().replace(/^releases\//, '');
  const freeBytes = toNumber(kilobytes);
  return {
    ...(live !== '' && { live }),
    contents: new Map(
      toLines(contents).map((line) => {
        const [hash, size, names] = line.split(' ');
        return [hash!, { size: Number(size), names: Number(names) }];
      }),
    ),
    siteFolders: new Set(toLines(sites)),
    releases: toLines(releases).map((line): KeptRelease => {
      const [name, time] = line.split(' ');
      return { name: name!, time: Number(time) };
    }),
    freeBytes: freeBytes === undefined ? undefined : freeBytes * 1024,
    freeFiles: toNumber(files),
    now: Number(now),
  };
}

/** Conditions under which a machine is opened. */
interface OpenOptions {
  env: Readonly<NodeJS.ProcessEnv>;
  owner?: string | undefined;
  takesOver?: boolean | undefined;
}

/** Opens a machine with nginx or Caddy, and takes its lock if `owner` is given. */
export async function openSshMachine(
  machine: string,
  { folder, reload = '', serves }: SshTarget,
  options: OpenOptions,
): Promise<Machine> {
  const connection = await connectSsh({ machine, folder, ...options });
  const owner = options.owner ?? '';
  const readRelease = async (name: string) => {
    const output = (await connection.run(releaseScript, [folder, name])).toString('utf8');
    const [manifest = '', deltas = '', provenance = ''] = output.split('\0');
    return { manifest, deltas, provenance };
  };
  return {
    name: machine,
    readRelease,
    async readState() {
      const output = (await connection.run(stateScript, [folder])).toString('utf8');
      const { live, ...state } = parseState(machine, output);
      return live === undefined ? state : { ...state, live: { release: live, ...(await readRelease(live)) } };
    },
    async readTexts(hashes) {
      const output = await connection.run(readScript, [folder], hashes.map((hash) => `${hash}\n`).join(''));
      return output.toString('utf8').split('\0').slice(0, -1);
    },
    async sendContents({ hashes, folder: from, onSent }) {
      if (hashes.length > 0) {
        const rsyncOptions = ['-ptz', '--ignore-existing', '--chmod=D755,F644', '--out-format=%l %n'];
        await connection.rsync(rsyncOptions, hashes.map(relativePathOf), from, `${folder}/incoming`, (line) => {
          // Folders end with a slash.
          const [, size] = /^(\d+) .*[^/]$/.exec(line) ?? [];
          if (size !== undefined) onSent(Number(size));
        });
      }
      await connection.run(proveScript, [folder, owner]);
    },
    async placeRelease(shipment, sites) {
      await connection.run(placeScript, [folder, owner, shipment.release], packLinks(shipment, sites));
    },
    async switchTo(release) {
      await connection.run(switchScript, [folder, owner, release ?? '', reload]).catch((error: unknown) => {
        if (!(error instanceof RemoteError) || error.code !== NOT_RELOADED) throw error;
        throw new UserError(`${error.message}\n${machine}: the server did not reload; the former release is back`);
      });
    },
    readLog: async () => (await connection.run(readLogScript, [folder])).toString('utf8'),
    writeLog: async (text) => void (await connection.run(writeLogScript, [folder, owner], text)),
    async openWeb() {
      if (serves === null) return undefined;
      const { protocol, hostname, port } = new URL(serves);
      const encrypted = protocol === 'https:';
      const socketPath = await connection.forward(hostname, Number(port || (encrypted ? 443 : 80)));
      return { encrypted, connectTo: { socketPath } };
    },
    removeReleases: async (names) =>
      void (await connection.run(removeScript, [folder, owner], names.map((name) => `${name}\n`).join(''))),
    close: () => connection.close(),
  };
}
