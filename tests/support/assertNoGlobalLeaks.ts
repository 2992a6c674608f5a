import { afterAll, expect, vi } from 'vitest';

/** Reads the globals by name, without those of libraries, which begin with two underscores. */
const readGlobals = () =>
  new Map(
    Object.getOwnPropertyNames(globalThis)
      .filter((name) => !name.startsWith('__'))
      .map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );

const globalsBefore = readGlobals();

// Test files share workers and modules, so each must leave the globals as it found them.
afterAll(() => {
  const after = readGlobals();
  const changed = [...new Set([...globalsBefore.keys(), ...after.keys()])].filter((name) => {
    const former = globalsBefore.get(name);
    // Node creates some globals when they are first read.
    return !former?.get && !Object.is(after.get(name)?.value, former?.value);
  });
  const mocked = Object.entries(console).filter(([, method]) => vi.isMockFunction(method));
  expect({ changed, console: mocked.map(([name]) => name), fakeTimers: vi.isFakeTimers() }).toEqual({
    changed: [],
    console: [],
    fakeTimers: false,
  });
});
