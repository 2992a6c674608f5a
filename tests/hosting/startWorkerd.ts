import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RunningServer, waitUntilListening } from './startWebServers.ts';

/** Finds the runtime of Workers; undefined where there is none for this machine. */
export function findWorkerd(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@cloudflare/workerd-linux-64/bin/workerd');
  } catch {
    return undefined;
  }
}

const config = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "assets", disk = (path = "assets", writable = false)),
    (name = "internet", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  bindings = [(name = "ASSETS", service = "assets")],
  compatibilityDate = "2026-11-01",
);
`;

/** Starts the Worker in a folder, in the runtime that Cloudflare runs, with its assets from the disk. */
export async function startWorkerd(folder: string, script: string, port: number): Promise<RunningServer> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'worker.js'), script);
  await writeFile(path.join(folder, 'workerd.capnp'), config(port));
  const child = spawn(findWorkerd()!, ['serve', 'workerd.capnp'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const running = await waitUntilListening(child, port, async () => output);
  return { ...running, address: `http://127.0.0.1:${port}` };
}
