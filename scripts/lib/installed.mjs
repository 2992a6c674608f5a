// Ends the process with one sentence where a command cannot run: it is loaded before each one, so it is plain JavaScript
// without packages, for any Node.
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { dependencies, devDependencies, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const names = Object.keys({ ...dependencies, ...devDependencies });
const missing = names.filter((name) => !existsSync(new URL(`node_modules/${name}/package.json`, root)));

if (missing.length > 0) {
  const what =
    missing.length < names.length ? `package ${missing[0]} of this project is` : 'packages of this project are';
  fail(`The ${what} not installed; run npm ci.`);
}
if (!process.features.typescript) {
  fail(`This is Node ${process.versions.node}, and the project needs Node ${engines.node.replace(/\D/g, '')}.`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ok: false, error: { code: 1, message } }));
  process.exit(1);
}
