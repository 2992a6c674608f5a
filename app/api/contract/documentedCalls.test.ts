import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractCalls } from '../../../scripts/backend/sandbox/contractCalls.ts';
import type { Call } from './defineCall.ts';

/** The pages of this folder, joined. */
const document = globSync('*.md', { cwd: import.meta.dirname })
  .map((page) => readFileSync(path.join(import.meta.dirname, page), 'utf8'))
  .join('\n');

/** A row of a call table: name, method and path, kind with its marks. */
const row = /^\| `(?<name>\w+)` \| `(?<address>[A-Z]+ \/\S*)` \| (?<kind>[a-z, ]+) \|/gm;

/** The same row with its last cell, the server's duties. */
const dutyRow = /^\| `(?<name>\w+)` \| `[A-Z]+ \/\S*` \|[^|]+\|[^|]+\| *(?<duty>[^|]*?) *\|$/gm;

const documented = [...document.matchAll(row)].map(
  ({ groups }) => `${groups!.name}: ${groups!.address}, ${groups!.kind}`,
);

function describeCall({ name, method, path, kind, auth, extension }: Call): string {
  const marks = [kind, ...(auth === 'none' ? ['no token'] : []), ...(extension ? ['extension'] : [])];
  return `${name}: ${method} ${path}, ${marks.join(', ')}`;
}

// A call that both the app and the sandbox lack is missed by no other test.
test('the pages list every call with its address, kind and marks, and no others', () => {
  expect(documented.toSorted()).toEqual(contractCalls.map(describeCall).toSorted());
});

test('the pages say of every call what the server must do', { tags: 'rule' }, () => {
  const duties = new Map([...document.matchAll(dutyRow)].map(({ groups }) => [groups!.name!, groups!.duty!]));
  expect([...duties.keys()].toSorted()).toEqual(contractCalls.map(({ name }) => name).toSorted());
  expect([...duties].filter(([, duty]) => duty.split(' ').length < 2)).toEqual([]);
});
