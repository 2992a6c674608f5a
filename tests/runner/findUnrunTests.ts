import type { Selection } from './TestProject.ts';
import type { TestReport, TestResult } from './TestReport.ts';

interface UnrunTests {
  runner: 'Vitest' | 'Playwright';
  what: string;
}

interface RequestedTests extends Pick<Selection, 'unitFiles' | 'specs' | 'screens'> {
  /** Engines beside Chromium that must run. */
  engines: readonly string[];
}

/** Finds requested tests of which none ran: each is a failure, because a run without tests must not pass. */
export function findUnrunTests(
  { unitFiles, specs, screens, engines }: RequestedTests,
  { vitest, playwright }: { vitest: TestReport | undefined; playwright: TestReport | undefined },
  sharded: boolean,
): UnrunTests[] {
  const missing: UnrunTests[] = [];
  const expect = (runner: UnrunTests['runner'], what: string, has: boolean) => {
    if (!has) missing.push({ runner, what });
  };
  const has = (tests: readonly TestResult[], key: 'file' | 'kind', value: string) =>
    tests.some((test) => test[key] === value);

  if (vitest) {
    if (unitFiles === 'all') expect('Vitest', 'unit tests', vitest.tests.length > 0);
    else for (const file of unitFiles) expect('Vitest', file, has(vitest.tests, 'file', file));
  }
  if (playwright) {
    const { tests } = playwright;
    if (sharded) {
      expect('Playwright', 'browser tests', tests.length > 0);
      return missing;
    }
    if (specs === 'all')
      for (const kind of ['journeys', 'gallery', ...engines]) expect('Playwright', kind, has(tests, 'kind', kind));
    else for (const file of specs) expect('Playwright', file, has(tests, 'file', file));
    if (screens.length > 0) expect('Playwright', 'visual', has(tests, 'kind', 'visual'));
  }
  return missing;
}
