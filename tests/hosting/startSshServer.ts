import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { findCommand } from '../../scripts/lib/findCommand.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { findSshServer } from './findWebServers.ts';
import { waitUntilListening } from './startWebServers.ts';

/** A real sshd on loopback, and the environment in which `ssh` knows its machines by name. */
export interface SshServer {
  env: Record<string, string>;
  /** Bytes that clients have sent since it started. */
  sentBytes(): number;
  /**
   * Cuts the connection once: in the next command with these words, when it has got that many bytes of its input. With 0 the
   * command is not even started; with more than it has, it is carried out, and its end is not heard of.
   */
  cutIn(words: string, bytes: number): Promise<void>;
  stop(): Promise<void>;
}

/** Counts what clients send to a port. */
async function startCountingProxy(port: number) {
  let sent = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      sent += chunk.length;
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sentBytes: () => sent,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Renders the `ssh` that tests start. It can kill the connection that all commands share in the middle of one, so that a cut
 * is always at the same place of a run, whatever else that sends.
 */
const renderSshCommand = (ssh: string, own: string) => `#!/bin/sh
case "$*" in *ControlMaster=yes*) echo $$ > ${own}/shared;; esac
if [ -f ${own}/cut ]; then
  { read -r bytes; read -r words; } < ${own}/cut
  case "$*" in *"$words"*)
    rm ${own}/cut
    [ "$bytes" = 0 ] || stdbuf -o0 head -c "$bytes" | ${ssh} "$@"
    kill -KILL "$(cat ${own}/shared)"
    exit 255;;
  esac
fi
exec ${ssh} "$@"
`;

/**
 * Starts sshd for the machines `www1` and `www2`, which are this one; where www1 has `folder`, www2 has the folder with
 * `-2` at its end.
 */
export async function startSshServer(own: string, folder: string): Promise<SshServer> {
  await mkdir(path.join(own, 'bin'), { recursive: true });
  const file = (name: string) => path.join(own, name);
  for (const key of ['host', 'user'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(key)], { stdio: 'ignore' });
  const port = await freePort(0);
  const proxy = await startCountingProxy(port);
  const hostKey = await readFile(file('host.pub'), 'utf8');
  await writeFile(file('known_hosts'), ['www1', 'www2'].map((name) => `${name} ${hostKey}`).join(''));
  await writeFile(file('second'), `eval "$(printf %s "$SSH_ORIGINAL_COMMAND" | sed 's,${folder},${folder}-2,g')"\n`);
  const userKey = await readFile(file('user.pub'), 'utf8');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file('user2')], { stdio: 'ignore' });
  const userKey2 = await readFile(file('user2.pub'), 'utf8');
  await writeFile(file('authorized_keys'), `${userKey}command="sh ${file('second')}" ${userKey2}`);
  const lines = [
    // What a developer's shell reads when it starts can take most of the time of a command.
    `SetEnv HOME=${own}`,
    ...[`ListenAddress 127.0.0.1:${port}`, `HostKey ${file('host')}`, `AuthorizedKeysFile ${file('authorized_keys')}`],
    ...['PidFile none', 'StrictModes no', 'UsePAM no', 'PasswordAuthentication no', 'LogLevel ERROR'],
    ...['KbdInteractiveAuthentication no', 'PermitRootLogin prohibit-password', 'MaxStartups 100', 'UseDNS no'],
  ];
  await writeFile(file('sshd_config'), `${lines.join('\n')}\n`);
  const client = ['www1', 'www2'].map(
    (name, index) =>
      `Host ${name}\n  HostName 127.0.0.1\n  HostKeyAlias ${name}\n  Port ${proxy.port}\n  IdentityFile ${file(index === 0 ? 'user' : 'user2')}\n  IdentitiesOnly yes\n  UserKnownHostsFile ${file('known_hosts')}\n  StrictHostKeyChecking yes\n`,
  );
  await writeFile(file('ssh_config'), client.join(''));
  await writeFile(file('bin/ssh'), renderSshCommand(`${findCommand('ssh')} -F ${file('ssh_config')}`, own));
  await chmod(file('bin/ssh'), 0o755);
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const child = spawn(findSshServer()!, ['-D', '-e', '-f', file('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const running = await waitUntilListening(child, port, async () => output);
  return {
    env: { PATH: `${file('bin')}:${process.env.PATH}` },
    sentBytes: proxy.sentBytes,
    cutIn: (words, bytes) => writeFile(file('cut'), `${bytes}\n${words}\n`),
    stop: async () => {
      proxy.stop();
      await running.stop();
    },
  };
}
